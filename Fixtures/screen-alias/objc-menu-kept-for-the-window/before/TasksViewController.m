#import "Metrics.h"

@interface FilterMenu : UIView
- (void)showInView:(UIView *)view;
@end

@interface TasksViewController : UIViewController
@end

@implementation TasksViewController {
    FilterMenu *_menu;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _menu = [[FilterMenu alloc] initWithFrame:CGRectMake(0, 64, SCREEN_WIDTH, SCREEN_HEIGHT - 64)];
}

- (void)titleTapped {
    [_menu showInView:self.view.window];
}

@end
