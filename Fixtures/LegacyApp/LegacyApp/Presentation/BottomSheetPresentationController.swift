//
//  BottomSheetPresentationController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 19/06/2018.
//

import UIKit

/// Lets a screen cover the lower part of the window, with the rest dimmed.
final class BottomSheetPresentationController: UIPresentationController {

    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let height = UIScreen.main.bounds.height * 0.5
        return CGRect(
            x: 0,
            y: UIScreen.main.bounds.height - height,
            width: UIScreen.main.bounds.width,
            height: height
        )
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = UIScreen.main.bounds
        dimmingView.alpha = 0
        containerView.addSubview(dimmingView)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimmingView] _ in
            dimmingView.alpha = 1
        }, completion: nil)
    }
}
