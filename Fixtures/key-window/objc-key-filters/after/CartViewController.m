#import <UIKit/UIKit.h>

@interface CartViewController : UIViewController
@end

@implementation CartViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIWindow *key = self.view.window;
    [key endEditing:YES];
}

@end
