#import "DialViewController.h"

@implementation DialViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Dial";
}

- (void)turned {
    [self.view setNeedsDisplay];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

@end
