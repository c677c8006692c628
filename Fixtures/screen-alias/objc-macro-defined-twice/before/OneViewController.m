#import "Metrics.h"
#define kRowWidth [UIScreen mainScreen].bounds.size.width

@interface OneViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation OneViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, PAGE_WIDTH, 44);
    self.bar.alpha = kRowWidth / 1000;
}

@end
