#import <UIKit/UIKit.h>

@interface ToastPresenter : NSObject
@property (nonatomic, strong) UIView *toast;
@end

@implementation ToastPresenter

- (void)showInView:(UIView *)view {
    [[UIApplication sharedApplication].keyWindow addSubview:self.toast];
}

- (void)showFromController:(UIViewController *)controller animated:(BOOL)animated {
    [[[[UIApplication sharedApplication] windows] firstObject] addSubview:self.toast];
}

+ (void)tint:(UIView *)view {
    [UIApplication sharedApplication].keyWindow.tintColor = [UIColor redColor];
}

@end
