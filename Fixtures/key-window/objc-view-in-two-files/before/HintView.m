#import "HintView.h"
#import "HintView+Showing.h"

@implementation HintView

- (void)pointAt:(UIView *)source {
    UIView *target = self.popup ? [UIApplication sharedApplication].delegate.window : self.superview;
    self.tip = [source convertRect:source.bounds toView:target];
}

@end

@implementation ToastView

- (void)show {
    [self showInView:[UIApplication sharedApplication].keyWindow];
}

@end
