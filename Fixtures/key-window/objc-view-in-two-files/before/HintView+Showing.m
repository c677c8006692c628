#import "HintView+Showing.h"

@implementation HintView (Showing)

- (void)show {
    [self.popup addSubview:self];
    [self.popup makeKeyAndVisible];
}

@end

@implementation ToastView (Showing)

- (void)showInView:(UIView *)view {
    [view addSubview:self];
    self.alpha = 1;
}

@end
