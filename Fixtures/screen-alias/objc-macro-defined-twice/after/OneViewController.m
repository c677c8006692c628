#import "Metrics.h"

@interface OneViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation OneViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, PAGE_WIDTH, 44);
    self.bar.alpha = self.view.bounds.size.width / 1000;
}

@end
