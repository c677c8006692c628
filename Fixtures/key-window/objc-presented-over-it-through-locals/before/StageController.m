#import <UIKit/UIKit.h>

@interface StageController : UIViewController
@end

@implementation StageController

- (void)leave {
    UIWindow *window = [[[UIApplication sharedApplication] delegate] window];
    UIViewController *root = window.rootViewController;
    UIViewController *presented = root.presentedViewController;
    [presented dismissViewControllerAnimated:YES completion:nil];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(leave) name:UIApplicationDidEnterBackgroundNotification object:nil];
}

@end
