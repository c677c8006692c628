#import <UIKit/UIKit.h>

@interface TurnViewController : UIViewController
@end

@implementation TurnViewController

- (void)forceLandscape {
    [[UIDevice currentDevice] setValue:@(UIDeviceOrientationLandscapeLeft) forKey:@"orientation"];
    NSLog(@"%ld statusBarOrientation", (long)[UIDevice currentDevice].orientation);
    BOOL flat = UIDeviceOrientationIsFlat([UIDevice currentDevice].orientation);
    self.title = flat ? @"flat" : @"";
}

@end
