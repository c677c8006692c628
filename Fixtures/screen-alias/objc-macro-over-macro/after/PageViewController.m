#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat half = self.view.bounds.size.width/2;
    self.bar.frame = CGRectMake(half, 0, CELL_WIDTH, self.view.bounds.size.height);
    self.bar.alpha = self.view.bounds.size.height / 1000;
}

@end
