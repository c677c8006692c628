#import "AppDelegate+Links.h"
#import "FRRouter.h"

@implementation AppDelegate (Links)

- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options {
    return [FRRouter openURL:url];
}

@end
