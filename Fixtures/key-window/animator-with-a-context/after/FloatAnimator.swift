import UIKit

final class FloatAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let window = transitionContext.containerView.window else {
            transitionContext.completeTransition(false)
            return
        }
        window.addSubview(UIView())
        transitionContext.completeTransition(true)
    }
}
