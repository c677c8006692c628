#import <UIKit/UIKit.h>

@interface ListController : UIViewController
@property (nonatomic, strong) UITableView *table;
@end

@implementation ListController

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    self.table = [[UITableView alloc] initWithFrame:view.bounds style:UITableViewStylePlain];
    self.table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [view addSubview:self.table];
    self.view = view;
}

@end

@interface SplitController : UIViewController
@property (nonatomic, strong) UIView *lower;
@end

@implementation SplitController

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.lower = [[UIView alloc] initWithFrame:CGRectMake(0, 40, view.frame.size.width, view.frame.size.height - 40)];
    [view addSubview:self.lower];
    self.view = view;
}

@end

@interface PlainController : UIViewController
@end

@implementation PlainController

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    view.backgroundColor = [UIColor redColor];
    self.view = view;
}

@end
