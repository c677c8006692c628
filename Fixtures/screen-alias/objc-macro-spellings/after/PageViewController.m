#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = CGRectGetWidth(self.view.bounds);
    CGRect frame = self.view.bounds;
    frame.origin.x = -self.view.bounds.size.width;
    frame.size.width = 2*self.view.bounds.size.width-(self.view.bounds.size.width);
    frame.size.height = self.view.bounds.size.height-width;
    self.bar.frame = frame;
    self.bar.alpha = @(self.view.bounds.size.height).doubleValue;
}

@end
