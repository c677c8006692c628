#import <UIKit/UIKit.h>

@interface CardPresentationController : UIPresentationController
@end

@implementation CardPresentationController

- (void)containerViewWillLayoutSubviews {
    [super containerViewWillLayoutSubviews];
    self.presentedView.frame = CGRectMake(16, 0, self.containerView.bounds.size.width - 32, 200);
}

- (CGRect)frameOfPresentedViewInContainerView {
    return CGRectMake(0, 0, 300, self.containerView.bounds.size.height / 2);
}

- (CGFloat)cardWidth {
    return [UIScreen mainScreen].bounds.size.width - 32;
}

@end
