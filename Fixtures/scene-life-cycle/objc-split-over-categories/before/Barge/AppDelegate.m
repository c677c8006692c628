#import "AppDelegate.h"
#import "LockListViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[LockListViewController alloc] init]];
    [self.window makeKeyAndVisible];
    return YES;
}

@end
