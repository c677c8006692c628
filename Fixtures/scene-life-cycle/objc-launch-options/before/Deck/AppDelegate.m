#import "AppDelegate.h"
#import "DeckViewController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    DeckViewController *deck = [[DeckViewController alloc] init];
    if (launchOptions[UIApplicationLaunchOptionsURLKey]) {
        deck.title = @"Visitors";
    }
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = deck;
    [self.window makeKeyAndVisible];
    return YES;
}

@end
