#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, [Metrics screenWidth] - 30, Metrics.screenSize.height);
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.bar = [[UIView alloc] initWithFrame:CGRectMake(0, 0, Metrics.screenWidth, 44)];
}

@end
