#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
@end

@interface WelcomeController : UIViewController
@end

@implementation WelcomeController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [UIApplication sharedApplication].keyWindow.rootViewController = [[UIViewController alloc] init];
    [[UIApplication sharedApplication].delegate.window makeKeyAndVisible];
}

@end
