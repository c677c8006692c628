#import "TourViewController+Rotation.h"

@implementation TourViewController (Rotation)

- (void)observe {
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
    self.title = @"Tour";
}

- (void)turned {
    [self.view setNeedsLayout];
}

@end
