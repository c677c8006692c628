#import "Metrics.h"

@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UITableView *list = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, self.view.bounds.size.height-64)];
    [self.view addSubview:list];
}

@end
