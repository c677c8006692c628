#import <UIKit/UIKit.h>

@interface PopoverViewController : UIViewController
@property (nonatomic, strong) UIView *arrow;
@end

@implementation PopoverViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat width = self.view.window.bounds.size.width ?: [UIScreen mainScreen].bounds.size.width;
    CGRect area = self.view.superview ? self.view.superview.bounds : [UIScreen mainScreen].bounds;
    self.arrow.center = CGPointMake(width / 2, CGRectGetMaxY(area));
}

@end
