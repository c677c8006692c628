#import "TourViewController.h"

@implementation TourViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
}

@end
