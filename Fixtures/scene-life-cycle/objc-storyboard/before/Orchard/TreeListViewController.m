#import "TreeListViewController.h"

@implementation TreeListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Trees";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
