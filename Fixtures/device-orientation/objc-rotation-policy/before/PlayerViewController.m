#import <UIKit/UIKit.h>

@interface PlayerViewController : UIViewController
@end

@implementation PlayerViewController

- (BOOL)shouldAutorotate {
    return UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation);
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
    return [UIDevice currentDevice].orientation == UIDeviceOrientationPortrait ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;
}

@end
