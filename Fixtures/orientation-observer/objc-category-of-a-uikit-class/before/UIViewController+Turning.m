#import <UIKit/UIKit.h>

@interface UIViewController (Turning)
- (void)trn_observe;
- (void)trn_turned;
@end

@implementation UIViewController (Turning)

- (void)trn_observe {
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(trn_turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)trn_turned {
    [self.view setNeedsLayout];
}

@end
