#import <UIKit/UIKit.h>

@interface GaugeView : UIView
@end

@implementation GaugeView {
    UIView *_needle;
}

- (void)attach {
    _needle = [UIView new];
    [self addSubview:_needle];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(redraw) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    _needle.frame = self.bounds;
}

- (void)redraw {
    [_needle setNeedsDisplay];
}

@end
