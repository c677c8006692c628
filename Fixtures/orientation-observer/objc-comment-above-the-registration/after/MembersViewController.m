#import <UIKit/UIKit.h>

@interface MembersViewController : UITableViewController
@property (nonatomic, strong) UIView *header;
@end

@implementation MembersViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.rowHeight = 50;

    // the header above the rows
    self.header = [[UIView alloc] initWithFrame:CGRectZero];
}

- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    __weak typeof(self) weakSelf = self;
    [coordinator animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        [weakSelf rotated:nil];
    }];
}

- (void)rotated:(NSNotification *)note {
    self.header.frame = CGRectMake(0, 0, self.view.bounds.size.width, 80);
    self.tableView.tableHeaderView = self.header;
}

@end
