/// `UIViewController` and `UIPresentationController`.
enum ControllerLifeCycle {
  static let viewController = PhaseTable(
    beforeGeometry: """
      loadView() viewDidLoad() viewWillAppear(_:) willMove(toParent:) willMove(toParentViewController:)
      decodeRestorableState(with:)
      """,
    live: """
      viewIsAppearing(_:) viewDidAppear(_:) viewWillDisappear(_:)
      viewWillLayoutSubviews() viewDidLayoutSubviews()
      viewWillTransition(to:with:) willTransition(to:with:) traitCollectionDidChange(_:)
      viewSafeAreaInsetsDidChange() viewLayoutMarginsDidChange()
      size(forChildContentContainer:withParentContainerSize:)
      systemLayoutFittingSizeDidChange(forChildContentContainer:)
      willRotate(to:duration:) willAnimateRotation(to:duration:) didRotate(from:)
      willAnimateFirstHalfOfRotation(to:duration:) didAnimateFirstHalfOfRotation(to:)
      willAnimateSecondHalfOfRotation(from:duration:)
      shouldPerformSegue(withIdentifier:sender:) canPerformUnwindSegueAction(_:from:sender:) unwind(for:towards:)
      updateContentUnavailableConfiguration(using:) updateProperties()
      collapseSecondaryViewController(_:for:) separateSecondaryViewController(for:)
      encodeRestorableState(with:)
      """,
    afterwards: """
      viewDidDisappear(_:) viewWillUnload() viewDidUnload()
      """,
    unknown: """
      didMove(toParent:) didMove(toParentViewController:) updateViewConstraints() prepare(for:sender:)
      performSegue(withIdentifier:sender:) present(_:animated:completion:) dismiss(animated:completion:)
      show(_:sender:) showDetailViewController(_:sender:) setEditing(_:animated:) didReceiveMemoryWarning()
      preferredContentSizeDidChange(forChildContentContainer:) applicationFinishedRestoringState()
      loadViewIfNeeded() addChild(_:) removeFromParent() beginAppearanceTransition(_:animated:)
      endAppearanceTransition() overrideTraitCollection(forChild:) shouldAutorotate(to:)
      shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
      prefersInterfaceOrientationLocked prefersStatusBarHidden preferredStatusBarStyle
      preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures
      prefersPointerLocked preferredContentSize additionalSafeAreaInsets modalPresentationStyle previewActionItems
      childForStatusBarStyle childForStatusBarHidden childForHomeIndicatorAutoHidden
      """
  )

  static let recomputed = """
    viewWillLayoutSubviews() viewDidLayoutSubviews()
    """

  static let presentationController = PhaseTable(
    live: """
      presentationTransitionWillBegin() presentationTransitionDidEnd(_:) dismissalTransitionWillBegin()
      containerViewWillLayoutSubviews() containerViewDidLayoutSubviews() frameOfPresentedViewInContainerView
      size(forChildContentContainer:withParentContainerSize:)
      systemLayoutFittingSizeDidChange(forChildContentContainer:)
      viewWillTransition(to:with:) willTransition(to:with:) traitCollectionDidChange(_:)
      """,
    afterwards: "dismissalTransitionDidEnd(_:)",
    unknown: """
      preferredContentSizeDidChange(forChildContentContainer:) adaptivePresentationStyle
      adaptivePresentationStyle(for:) shouldPresentInFullscreen shouldRemovePresentersView presentedView
      """
  )

  static let presentationRecomputed = """
    containerViewWillLayoutSubviews() containerViewDidLayoutSubviews()
    """
}
