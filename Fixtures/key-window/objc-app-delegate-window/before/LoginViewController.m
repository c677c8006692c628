#import "AppDelegate.h"

@interface LoginViewController : UIViewController
@end

@implementation LoginViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [[[UIApplication sharedApplication] delegate] window].tintColor = [UIColor redColor];
    [[UIApplication sharedApplication].delegate.window layoutIfNeeded];
    [((AppDelegate *)[UIApplication sharedApplication].delegate).window endEditing:YES];
    UIViewController *root = ((AppDelegate *)[[UIApplication sharedApplication] delegate]).window.rootViewController;
    [root dismissViewControllerAnimated:YES completion:nil];
    AppDelegate *app = (AppDelegate *)[[UIApplication sharedApplication] delegate];
    app.session = @"";
    app.window.rootViewController = [[UIViewController alloc] init];
}

@end
