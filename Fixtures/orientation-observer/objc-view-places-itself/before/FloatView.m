#import <UIKit/UIKit.h>

@interface FloatView : UIView
@end

@implementation FloatView

- (void)attach {
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(moveToCorner) name:UIDeviceOrientationDidChangeNotification object:nil];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(unfold) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)moveToCorner {
    CGRect frame = self.frame;
    frame.origin.x = self.superview.bounds.size.width - frame.size.width;
    self.frame = frame;
}

- (void)unfold {
    [self layoutSubviews];
}

@end
