#import <UIKit/UIKit.h>

@interface ToastPresenter : NSObject
@property (nonatomic, strong) UIView *toast;
@end

@implementation ToastPresenter

- (void)showInView:(UIView *)view {
    [view.window addSubview:self.toast];
}

- (void)showFromController:(UIViewController *)controller animated:(BOOL)animated {
    [controller.view.window addSubview:self.toast];
}

+ (void)tint:(UIView *)view {
    view.window.tintColor = [UIColor redColor];
}

@end
