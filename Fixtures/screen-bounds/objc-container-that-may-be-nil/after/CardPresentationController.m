#import <UIKit/UIKit.h>

@interface CardPresentationController : UIPresentationController
@end

@implementation CardPresentationController

- (void)containerViewWillLayoutSubviews {
    [super containerViewWillLayoutSubviews];
    self.presentedView.frame = CGRectMake(16, 0, self.containerView.bounds.size.width - 32, 200);
}

- (CGRect)frameOfPresentedViewInContainerView {
    UIView *container = self.containerView;
    if (container == nil) { return CGRectZero; }
    return CGRectMake(0, 0, container.frame.size.width, container.bounds.size.height / 2);
}

@end
