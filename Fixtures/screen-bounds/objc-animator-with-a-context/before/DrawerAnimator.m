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
    drawer.center = CGPointMake(0, [UIScreen mainScreen].bounds.size.height);
    [[UIApplication sharedApplication].keyWindow endEditing:YES];
    [context completeTransition:YES];
}

@end
