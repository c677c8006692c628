#import <UIKit/UIKit.h>

@interface DrawerViewController : UIViewController
@property (nonatomic, strong) UIView *drawer;
@end

@implementation DrawerViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = self.view.bounds.size.width * 0.8;
    CGFloat height = CGRectGetHeight([UIScreen mainScreen].applicationFrame);
    self.drawer.frame = CGRectMake(0, 0, width, height);
}

@end
