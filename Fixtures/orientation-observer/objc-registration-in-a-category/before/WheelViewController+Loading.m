#import "WheelViewController.h"

@interface WheelViewController (Loading)
@end

@implementation WheelViewController (Loading)

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

@end
