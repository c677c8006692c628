#import <UIKit/UIKit.h>

@interface BoardViewController : UIViewController
@end

@implementation BoardViewController

- (void)viewWillTransitionToSize:(CGSize)newSize withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:newSize withTransitionCoordinator:coordinator];
    self.view.hidden = UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation]);
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.view.hidden = UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation);
    }];
}

@end
