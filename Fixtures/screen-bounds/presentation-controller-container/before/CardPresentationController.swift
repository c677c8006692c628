import UIKit

final class CardPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let height = UIScreen.main.bounds.height / 2
        return CGRect(x: 0, y: height, width: containerView.frame.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame.size.width = UIScreen.main.bounds.width - 32
    }
}
