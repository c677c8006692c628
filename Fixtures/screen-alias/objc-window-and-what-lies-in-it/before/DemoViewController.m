#import "Metrics.h"

@interface UIView (Position)
@property (nonatomic) CGFloat left;
@end

static UIWindow *panel;

@interface DemoViewController : UIViewController
@property (nonatomic, strong) UIButton *button;
@end

@implementation DemoViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    panel.frame = CGRectMake(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.button.left = SCREEN_WIDTH - 40;
    [panel addSubview:self.button];
}

@end
