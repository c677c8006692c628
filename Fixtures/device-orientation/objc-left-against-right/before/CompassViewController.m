#import <UIKit/UIKit.h>

@interface CompassViewController : UIViewController
@end

@implementation CompassViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    if ([UIDevice currentDevice].orientation == UIDeviceOrientationLandscapeLeft) {
        self.view.transform = CGAffineTransformMakeRotation(1.57);
    }
    switch ([UIApplication sharedApplication].statusBarOrientation) {
        case UIInterfaceOrientationLandscapeLeft:
            self.view.alpha = 0.5;
            break;
        case UIInterfaceOrientationLandscapeRight:
            self.view.alpha = 0.7;
            break;
        default:
            break;
    }
}

@end
