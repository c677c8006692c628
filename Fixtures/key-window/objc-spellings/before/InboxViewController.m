#import <UIKit/UIKit.h>

@interface InboxViewController : UIViewController
@property (nonatomic, strong) UIView *badge;
@end

@implementation InboxViewController

- (void)viewIsAppearing:(BOOL)animated {
    [super viewIsAppearing:animated];
    [[[UIApplication sharedApplication] keyWindow] addSubview:self.badge];
    [[UIApplication sharedApplication].keyWindow bringSubviewToFront:self.badge];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [UIApplication.sharedApplication.keyWindow endEditing:YES];
    UIWindow *window = [[UIApplication sharedApplication] windows].firstObject;
    window.tintColor = [UIColor redColor];
    [[[[UIApplication sharedApplication] windows] firstObject] layoutIfNeeded];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat top = [UIApplication sharedApplication].keyWindow.safeAreaInsets.top;
    self.badge.center = CGPointMake(20, top);
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if ([UIApplication sharedApplication].keyWindow != nil) {
        [self.badge removeFromSuperview];
    }
}

@end
