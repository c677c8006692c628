#import "HintView.h"

@interface HintView (Showing)
- (void)show;
@end

@interface ToastView (Showing)
- (void)showInView:(UIView *)view;
@end
