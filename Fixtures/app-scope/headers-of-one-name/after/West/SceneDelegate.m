#import "SceneDelegate.h"
#import "Settings.h"
#import "Welcome.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [self first];
    [self.window makeKeyAndVisible];
}

- (UIViewController *)first {
#if WEST_WELCOME
    return [Welcome new];
#else
    return [UIViewController new];
#endif
}

@end
