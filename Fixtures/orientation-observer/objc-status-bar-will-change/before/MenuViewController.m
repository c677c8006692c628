#import <UIKit/UIKit.h>

@interface MenuViewController : UIViewController
@end

@implementation MenuViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(closeMenu) name:UIApplicationWillChangeStatusBarOrientationNotification object:nil];
}

- (void)closeMenu {
    [self dismissViewControllerAnimated:NO completion:nil];
}

@end
