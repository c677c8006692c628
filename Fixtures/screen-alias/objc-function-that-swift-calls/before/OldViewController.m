#import "Metrics.h"

@interface OldViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation OldViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, PageWidth(), 44);
}

@end
