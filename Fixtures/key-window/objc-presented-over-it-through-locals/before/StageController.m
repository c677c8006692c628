#import <UIKit/UIKit.h>

@interface StageController : UIViewController
@end

@implementation StageController

- (void)leaveTapped {
    UIWindow *window = [[[UIApplication sharedApplication] delegate] window];
    UIViewController *root = window.rootViewController;
    UIViewController *presented = root.presentedViewController;
    [presented dismissViewControllerAnimated:YES completion:nil];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(leaveTapped)]];
}

@end
