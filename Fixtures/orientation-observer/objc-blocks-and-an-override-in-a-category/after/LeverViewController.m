#import "LeverViewController.h"

static CGFloat const kPedalAlpha = 0.5;

@implementation LeverViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

@end

@implementation PedalViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    __weak typeof(self) weakSelf = self;
    [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        weakSelf.pedal.alpha = kPedalAlpha;
    }];
}

@end
