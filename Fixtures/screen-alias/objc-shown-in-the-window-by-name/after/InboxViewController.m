#import "Metrics.h"

@interface UIWindow (Toast)
- (void)showToast:(UIView *)toast duration:(NSTimeInterval)duration;
@end

@interface BubbleView : UIView
- (void)showInWindow:(UIWindow *)window;
@end

@interface MenuView : UIView
+ (void)showInView:(UIView *)view fromRect:(CGRect)rect;
@end

@interface InboxViewController : UIViewController
@end

@implementation InboxViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIView *veil = [[UIView alloc] init];
    veil.frame = CGRectMake(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
    [self.view.window showToast:veil duration:3];
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    CGFloat left = SCREEN_WIDTH - 140;
    BubbleView *bubble = [[BubbleView alloc] initWithFrame:CGRectMake(left, 64, 130, 200)];
    [bubble showInWindow:self.view.window];
}

- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGRect corner = CGRectMake(SCREEN_WIDTH - 26, 5, 0, 0);
    [MenuView showInView:self.view.window fromRect:corner];
    CGRect inside = CGRectMake(self.view.bounds.size.width - 52, 5, 0, 0);
    [MenuView showInView:self.view fromRect:inside];
}

@end
