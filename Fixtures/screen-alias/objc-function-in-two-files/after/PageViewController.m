#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, self.view.bounds.size.width, self.view.bounds.size.height);
}

@end
