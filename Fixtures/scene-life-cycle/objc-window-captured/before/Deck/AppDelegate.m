#import "AppDelegate.h"
#import "DeckViewController.h"

@interface AppDelegate ()

@property (strong, nonatomic) id observer;

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = [[DeckViewController alloc] init];
    [self.window makeKeyAndVisible];

    __weak typeof(self) weakSelf = self;
    self.observer = [[NSNotificationCenter defaultCenter] addObserverForName:@"SessionExpired" object:nil queue:nil usingBlock:^(NSNotification *note) {
        weakSelf.window.rootViewController = [[DeckViewController alloc] init];
    }];
    return YES;
}

@end
