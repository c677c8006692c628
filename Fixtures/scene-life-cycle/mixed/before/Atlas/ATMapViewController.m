#import "ATMapViewController.h"

@implementation ATMapViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Map";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
