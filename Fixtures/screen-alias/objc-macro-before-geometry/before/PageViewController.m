#import "Metrics.h"

@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UITableView *list = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT-64)];
    [self.view addSubview:list];
}

@end
