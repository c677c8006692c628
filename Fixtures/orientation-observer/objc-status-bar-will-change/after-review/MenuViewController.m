#import <UIKit/UIKit.h>

@interface MenuViewController : UIViewController
@end

@implementation MenuViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    [self closeMenu];
}

- (void)closeMenu {
    [self dismissViewControllerAnimated:NO completion:nil];
}

@end
