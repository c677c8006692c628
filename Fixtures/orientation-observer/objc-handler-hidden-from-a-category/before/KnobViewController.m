#import "KnobViewController.h"

@implementation KnobViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
}

- (void)turned {
    [self.view setNeedsDisplay];
}

@end
