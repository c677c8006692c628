#import "UIScreen+Size.h"

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIView *bar;
@end

@implementation PageViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    self.bar.frame = CGRectMake(0, 0, [UIScreen mainScreen].szg_width, [UIDevice szg_screenHeight]);
    self.bar.alpha = self.view.window.screen.szg_width / 1000;
}

@end
