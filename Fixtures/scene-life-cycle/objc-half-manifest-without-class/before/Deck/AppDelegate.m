#import "AppDelegate.h"
#import "DeckViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[DeckViewController alloc] init];
    [self.window makeKeyAndVisible];
    return YES;
}

@end
