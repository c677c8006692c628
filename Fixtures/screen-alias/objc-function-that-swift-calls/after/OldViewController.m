#import "Metrics.h"

@interface OldViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation OldViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, self.view.bounds.size.width, 44);
}

@end
