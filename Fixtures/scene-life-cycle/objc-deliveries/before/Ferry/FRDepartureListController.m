#import "FRDepartureListController.h"

@implementation FRDepartureListController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Departures";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
