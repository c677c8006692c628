#import <UIKit/UIKit.h>

@interface BannerController : UIViewController
@property (nonatomic, strong) UIWindow *ownWindow;
@end

@implementation BannerController

- (void)showInScene:(UIWindowScene *)scene {
    UIWindow *window = [[UIWindow alloc] initWithWindowScene:scene];
    window.rootViewController = self;
    window.hidden = NO;
    self.ownWindow = window;
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
    return [UIApplication sharedApplication].delegate.window.rootViewController.supportedInterfaceOrientations;
}

- (UIStatusBarStyle)preferredStatusBarStyle {
    return [[[[UIApplication sharedApplication] keyWindow] rootViewController] preferredStatusBarStyle];
}

@end
