#import <UIKit/UIKit.h>

@interface StampViewController : UIViewController
@end

@implementation StampViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:@"UIDeviceOrientationDidChangeNotification" object:nil];
}

- (void)turned {
}

@end
