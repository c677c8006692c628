#import <UIKit/UIKit.h>

@interface MenuViewController : UITableViewController
@end

@implementation MenuViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGRect frame = self.tableView.frame;
    frame.size.width = [UIScreen mainScreen].bounds.size.width;
    self.tableView.frame = frame;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.tableView.frame = CGRectMake(0, 0, 200, [UIScreen mainScreen].bounds.size.height);
}

@end
