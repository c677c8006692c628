#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UITableView *list;
@property (nonatomic, strong) UIView *footer;
@end

@implementation PageViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view addSubview:self.list];
    [self.view addSubview:self.footer];
}

- (UITableView *)list {
    if (!_list) {
        _list = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, 300)];
    }
    return _list;
}

- (UIView *)footer {
    if (_footer == nil) {
        _footer = [[UIView alloc] init];
    }
    _footer.frame = CGRectMake(0, 300, SCREEN_WIDTH, 44);
    return _footer;
}

@end
