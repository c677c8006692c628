#import "LockListViewController.h"

@implementation LockListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Locks";
    self.view.backgroundColor = [UIColor whiteColor];
}

@end
