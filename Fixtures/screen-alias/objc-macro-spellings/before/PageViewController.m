#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = CGRectGetWidth(kScreenBounds);
    CGRect frame = kScreenBounds;
    frame.origin.x = -kScreenWidth;
    frame.size.width = 2*kScreenWidth-(kScreenWidth);
    frame.size.height = kScreenBounds.size.height-width;
    self.bar.frame = frame;
    self.bar.alpha = @(kScreenHeight).doubleValue;
}

@end
