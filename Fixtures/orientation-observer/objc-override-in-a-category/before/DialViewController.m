#import "DialViewController.h"

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(turned) name:UIDeviceOrientationDidChangeNotification object:nil];
    self.title = @"Dial";
}

- (void)turned {
    [self.view setNeedsDisplay];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

@end
