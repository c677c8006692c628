#import <UIKit/UIKit.h>

@interface IntroViewController : UIViewController
@end

@implementation IntroViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.hidden = UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation);
}

@end
