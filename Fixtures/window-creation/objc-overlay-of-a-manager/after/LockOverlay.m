#import <UIKit/UIKit.h>

@interface LockOverlay : NSObject
@property (nonatomic, strong) UIWindow *window;
@end

@implementation LockOverlay

- (UIWindow *)window {
    if (!_window) {
        _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
        _window.windowLevel = UIWindowLevelAlert;
    }
    return _window;
}

- (void)showInScene:(nullable UIWindowScene *)scene {
    UIWindow *banner = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    banner.windowScene = scene;
    banner.hidden = NO;
    self.window = banner;
}

- (void)coverScene:(nonnull UIWindowScene *)scene {
    self.window = [[UIWindow alloc] initWithWindowScene:scene];
    self.window.hidden = NO;
}

@end
