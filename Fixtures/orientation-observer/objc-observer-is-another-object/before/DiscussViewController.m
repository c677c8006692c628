#import <UIKit/UIKit.h>

@interface DiscussViewController : UIViewController
@property (nonatomic, strong) UITableView *tableView;
@end

@implementation DiscussViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSNotificationCenter defaultCenter] addObserver:self.tableView selector:@selector(reloadData) name:UIApplicationDidChangeStatusBarOrientationNotification object:nil];
}

@end
