#import "SceneDelegate.h"
#import "FRRouter.h"
#import "LockListViewController.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[LockListViewController alloc] init]];
    [self.window makeKeyAndVisible];
    for (UIOpenURLContext *context in connectionOptions.URLContexts) {
        [FRRouter openURL:context.URL];
    }
}

- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
    for (UIOpenURLContext *context in URLContexts) {
        [FRRouter openURL:context.URL];
    }
}

@end
