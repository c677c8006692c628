#import <UIKit/UIKit.h>

static const CGFloat kThird = UIScreen.mainScreen.bounds.size.width / 3;

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    auto inset = [](CGFloat value) { return value / 10; };
    self.bar.frame = CGRectMake(inset(self.view.bounds.size.width), 0, self.view.bounds.size.width, 44);
}

@end
