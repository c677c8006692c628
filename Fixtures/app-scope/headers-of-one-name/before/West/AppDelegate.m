#import "AppDelegate.h"
#import "Settings.h"
#import "Welcome.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = [self first];
    [self.window makeKeyAndVisible];
    return YES;
}

- (UIViewController *)first {
#if WEST_WELCOME
    return [Welcome new];
#else
    return [UIViewController new];
#endif
}

@end
