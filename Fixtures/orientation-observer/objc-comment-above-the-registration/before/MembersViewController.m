#import <UIKit/UIKit.h>

@interface MembersViewController : UITableViewController
@property (nonatomic, strong) UIView *header;
@end

@implementation MembersViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.rowHeight = 50;

    // rotation
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(rotated:)
                                                 name:UIDeviceOrientationDidChangeNotification
                                               object:nil];
    // the header above the rows
    self.header = [[UIView alloc] initWithFrame:CGRectZero];
}

- (void)rotated:(NSNotification *)note {
    self.header.frame = CGRectMake(0, 0, self.view.bounds.size.width, 80);
    self.tableView.tableHeaderView = self.header;
}

@end
