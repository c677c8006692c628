#import <UIKit/UIKit.h>

@interface KioskViewController : UIViewController
@property (nonatomic) BOOL turnsWithDevice;
@end

@implementation KioskViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    if (self.turnsWithDevice) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
    }
}

- (void)turned {
    [self.view setNeedsLayout];
}

@end
