#import "Metrics.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(kScaleW(20), kScale390(16), kScaleW(self.view.bounds.size.width), 44 * kRatio);
}

@end
