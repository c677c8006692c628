#import <UIKit/UIKit.h>

@interface LampViewController : UIViewController
@end

@implementation LampViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned)
#ifdef LAMP_OLD
        name:UIApplicationDidBecomeActiveNotification object:nil];
#else
        name:UIDeviceOrientationDidChangeNotification object:nil];
#endif
}

- (void)turned {
    [self.view setNeedsLayout];
}

@end
