#import "Metrics.h"

@interface GuideViewController : UIViewController
@property (nonatomic, strong) UIView *hint;
@end

@implementation GuideViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIView *veil = [[UIView alloc] initWithFrame:CGRectMake(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT)];
    [self.navigationController.view addSubview:veil];
    self.hint = [[UIView alloc] init];
    self.hint.frame = CGRectMake(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    [self.view.superview addSubview:self.hint];
    UIView *sheet = [[UIView alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, self.view.bounds.size.height)];
    [self.view addSubview:sheet];
}

@end
