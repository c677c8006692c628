import UIKit

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let drawer = UIView()
        transitionContext.containerView.addSubview(drawer)
        drawer.frame.origin.y = transitionContext.containerView.bounds.height
        transitionContext.completeTransition(true)
    }
}
