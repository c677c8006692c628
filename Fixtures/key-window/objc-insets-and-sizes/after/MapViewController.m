#import <UIKit/UIKit.h>

@interface MapViewController : UIViewController
@property (nonatomic, strong) UIView *panel;
@end

@implementation MapViewController

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    UIEdgeInsets insets = self.view.window.safeAreaInsets;
    CGFloat height = self.view.bounds.size.height - insets.top - insets.bottom;
    self.panel.frame = CGRectMake(0, insets.top, 100, height);
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    UIEdgeInsets insets = [UIApplication sharedApplication].keyWindow.safeAreaInsets;
    self.panel.alpha = [UIScreen mainScreen].bounds.size.height - insets.top;
}

@end
