#import <UIKit/UIKit.h>

@interface DrawerController : UIViewController
@property (nonatomic, strong) UIView *drawer;
@end

@implementation DrawerController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat side = MIN(CGRectGetWidth(self.view.bounds), CGRectGetHeight(self.view.bounds));
    self.drawer.frame = CGRectMake(0, 0, side - 44, 100);
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    CGSize size = [UIScreen mainScreen].bounds.size;
    size = CGSizeMake(MAX(size.width, size.height), MIN(size.width, size.height));
    self.drawer.hidden = size.width < 100;
}

@end
