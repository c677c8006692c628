#import <UIKit/UIKit.h>

@interface PagesViewController : UIViewController
@end

@implementation PagesViewController

- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration {
    if (UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation)
        && UIInterfaceOrientationIsPortrait(toInterfaceOrientation)) {
        self.view.hidden = YES;
    }
}

@end
