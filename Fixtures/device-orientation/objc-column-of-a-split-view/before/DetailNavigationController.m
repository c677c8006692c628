#import <UIKit/UIKit.h>

@interface ColumnsViewController : UIViewController
@property (nonatomic) BOOL showsList;
@end

@interface DetailNavigationController : UINavigationController
@property (nonatomic, strong) UIButton *listButton;
@end

@implementation DetailNavigationController

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [self updateButton];
    } completion:nil];
}

- (void)updateButton {
    if (UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)) {
        self.topViewController.navigationItem.titleView = nil;
    } else {
        self.topViewController.navigationItem.titleView = self.listButton;
    }
}

- (void)listButtonTapped {
    ((ColumnsViewController *)self.parentViewController).showsList = YES;
}

@end
