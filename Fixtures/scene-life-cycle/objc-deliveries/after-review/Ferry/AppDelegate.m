#import "AppDelegate.h"
#import "FRDepartureListController.h"
#import "FRRouter.h"

@interface AppDelegate ()

@property (copy, nonatomic) NSData *token;

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [application registerForRemoteNotifications];
    return YES;
}

- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
    self.token = deviceToken;
}

@end
