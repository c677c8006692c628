#import "AppDelegate.h"

@interface LoginViewController : UIViewController
@end

@implementation LoginViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.view.window.tintColor = [UIColor redColor];
    [self.view.window layoutIfNeeded];
    [self.view.window endEditing:YES];
    UIViewController *root = self.view.window.rootViewController;
    [root dismissViewControllerAnimated:YES completion:nil];
    AppDelegate *app = (AppDelegate *)[[UIApplication sharedApplication] delegate];
    app.session = @"";
    self.view.window.rootViewController = [[UIViewController alloc] init];
}

@end
