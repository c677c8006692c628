#import <UIKit/UIKit.h>

@interface ScoreViewController : UIViewController
@end

@implementation ScoreViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    BOOL wide = [UIDevice currentDevice].orientation == UIDeviceOrientationLandscapeLeft || [UIDevice currentDevice].orientation == UIDeviceOrientationLandscapeRight;
    if (wide && ([[UIApplication sharedApplication] statusBarOrientation] == UIInterfaceOrientationPortrait || [[UIApplication sharedApplication] statusBarOrientation] == UIInterfaceOrientationPortraitUpsideDown)) {
        self.view.hidden = YES;
    }
}

@end
