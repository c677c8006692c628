#import <UIKit/UIKit.h>

@interface InboxViewController : UIViewController
@property (nonatomic, strong) UIView *badge;
@end

@implementation InboxViewController

- (void)viewIsAppearing:(BOOL)animated {
    [super viewIsAppearing:animated];
    [self.view.window addSubview:self.badge];
    [self.view.window bringSubviewToFront:self.badge];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.view.window endEditing:YES];
    UIWindow *window = self.view.window;
    window.tintColor = [UIColor redColor];
    [self.view.window layoutIfNeeded];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat top = self.view.window.safeAreaInsets.top;
    self.badge.center = CGPointMake(20, top);
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if (self.view.window != nil) {
        [self.badge removeFromSuperview];
    }
}

@end
