#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat half = SCREEN_WIDTH/2;
    self.bar.frame = CGRectMake(half, 0, CELL_WIDTH, SCREEN_SIZE.height);
    self.bar.alpha = SCREEN_HEIGHT / 1000;
}

@end
