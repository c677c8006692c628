#import <UIKit/UIKit.h>

@interface ToastView : UIView
@end

@implementation ToastView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (!self) return nil;

    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned:) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
    return self;
}

- (void)turned:(NSNotification *)notification {
    [self setNeedsLayout];
    [self layoutIfNeeded];
}

@end
