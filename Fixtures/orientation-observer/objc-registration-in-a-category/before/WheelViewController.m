#import "WheelViewController.h"

@implementation WheelViewController

- (void)turned {
    [self.view setNeedsDisplay];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil];
}

@end
