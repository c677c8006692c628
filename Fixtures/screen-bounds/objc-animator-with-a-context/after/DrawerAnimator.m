#import <UIKit/UIKit.h>

@interface DrawerAnimator : NSObject <UIViewControllerAnimatedTransitioning>
@end

@implementation DrawerAnimator

- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)context {
    return 0.3;
}

- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context {
    UIView *drawer = [[UIView alloc] init];
    [context.containerView addSubview:drawer];
    drawer.center = CGPointMake(0, context.containerView.bounds.size.height);
    [context.containerView.window endEditing:YES];
    [context completeTransition:YES];
}

@end
