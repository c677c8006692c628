#import "SceneDelegate.h"
#import "FRDepartureListController.h"
#import "FRRouter.h"

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
    if (![scene isKindOfClass:[UIWindowScene class]]) {
        return;
    }
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[FRDepartureListController alloc] init]];
    [self.window makeKeyAndVisible];
    for (UIOpenURLContext *context in connectionOptions.URLContexts) {
        [FRRouter openURL:context.URL];
    }
    for (NSUserActivity *userActivity in connectionOptions.userActivities) {
        [FRRouter resumeActivity:userActivity];
    }
    if (connectionOptions.shortcutItem) {
        [FRRouter runShortcut:connectionOptions.shortcutItem];
    }
}

- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
    for (UIOpenURLContext *context in URLContexts) {
        [FRRouter openURL:context.URL];
    }
}

- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
    [FRRouter resumeActivity:userActivity];
}

- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
    completionHandler([FRRouter runShortcut:shortcutItem]);
}

@end
