/// How Objective-C selectors of UIKit's life cycle read in Swift.
enum ObjectiveCNames {
  /// The Swift name of a selector that has at least one colon.
  ///
  /// Names that Swift imports by its own rules stand in a table. For the rest the first word is the base, and labels
  /// lose the type after `at`, which is enough to recognise delegate callbacks.
  static func method(ofSelector selector: String) -> MethodName {
    if let name = irregular[selector] { return MethodName(name) }
    var parts: [String] = []
    WordSplitter.split(selector, at: UInt8(ascii: ":")) { parts.append($0) }
    guard let first = parts.first else { return MethodName(base: selector) }
    if let label = initializerLabel(first) {
      return MethodName(base: "init", labels: [label] + parts.dropFirst())
    }
    return MethodName(base: first, labels: ["_"] + parts.dropFirst().map(withoutIndexType))
  }

  /// The Swift name of a selector without parameters.
  static func method(ofBareSelector selector: String) -> MethodName {
    irregular[selector].map { MethodName($0) } ?? MethodName(base: selector, labels: [])
  }

  /// `frame` for `initWithFrame`, nil for what is no initialiser.
  private static func initializerLabel(_ part: String) -> String? {
    let bytes = Array(part.utf8)
    guard bytes.starts(with: Array("init".utf8)), bytes.count > 4, isUpper(bytes[4]) else { return nil }
    let rest = bytes.starts(with: Array("initWith".utf8)) ? Array(bytes.dropFirst(8)) : Array(bytes.dropFirst(4))
    guard let head = rest.first, isUpper(head) else { return "_" }
    return String(decoding: [head + 32] + rest.dropFirst(), as: UTF8.self)
  }

  /// `heightForRowAt` for `heightForRowAtIndexPath`.
  private static func withoutIndexType(_ label: String) -> String {
    for type in ["IndexPath", "Index"] where label.hasSuffix("At" + type) || label == "at" + type {
      return String(label.dropLast(type.utf8.count))
    }
    return label
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  private static let irregular: [String: String] = {
    var names: [String: String] = [:]
    var selector: String?
    forEachWord(of: table) { bytes in
      let word = String(decoding: bytes, as: UTF8.self)
      if let known = selector {
        names[known] = word
        selector = nil
      } else {
        selector = word
      }
    }
    return names
  }()

  /// Selector and Swift name, in turn.
  static let table = """
    awakeAfterUsingCoder: awakeAfter(using:)
    willMoveToParentViewController: willMove(toParent:)
    didMoveToParentViewController: didMove(toParent:)
    willMoveToSuperview: willMove(toSuperview:)
    willMoveToWindow: willMove(toWindow:)
    viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:)
    willTransitionToTraitCollection:withTransitionCoordinator: willTransition(to:with:)
    willRotateToInterfaceOrientation:duration: willRotate(to:duration:)
    willAnimateRotationToInterfaceOrientation:duration: willAnimateRotation(to:duration:)
    didRotateFromInterfaceOrientation: didRotate(from:)
    sizeForChildContentContainer:withParentContainerSize: size(forChildContentContainer:withParentContainerSize:)
    preferredContentSizeDidChangeForChildContentContainer: preferredContentSizeDidChange(forChildContentContainer:)
    systemLayoutFittingSizeDidChangeForChildContentContainer:
      systemLayoutFittingSizeDidChange(forChildContentContainer:)
    prepareForSegue:sender: prepare(for:sender:)
    shouldPerformSegueWithIdentifier:sender: shouldPerformSegue(withIdentifier:sender:)
    performSegueWithIdentifier:sender: performSegue(withIdentifier:sender:)
    presentViewController:animated:completion: present(_:animated:completion:)
    dismissViewControllerAnimated:completion: dismiss(animated:completion:)
    encodeRestorableStateWithCoder: encodeRestorableState(with:)
    decodeRestorableStateWithCoder: decodeRestorableState(with:)
    updateContentUnavailableConfigurationUsingState: updateContentUnavailableConfiguration(using:)
    updateConfigurationUsingState: updateConfiguration(using:)
    touchesBegan:withEvent: touchesBegan(_:with:)
    touchesMoved:withEvent: touchesMoved(_:with:)
    touchesEnded:withEvent: touchesEnded(_:with:)
    touchesCancelled:withEvent: touchesCancelled(_:with:)
    pressesBegan:withEvent: pressesBegan(_:with:)
    pressesChanged:withEvent: pressesChanged(_:with:)
    pressesEnded:withEvent: pressesEnded(_:with:)
    pressesCancelled:withEvent: pressesCancelled(_:with:)
    motionBegan:withEvent: motionBegan(_:with:)
    motionEnded:withEvent: motionEnded(_:with:)
    motionCancelled:withEvent: motionCancelled(_:with:)
    remoteControlReceivedWithEvent: remoteControlReceived(with:)
    buildMenuWithBuilder: buildMenu(with:)
    didUpdateFocusInContext:withAnimationCoordinator: didUpdateFocus(in:with:)
    shouldUpdateFocusInContext: shouldUpdateFocus(in:)
    drawRect: draw(_:)
    drawRect:forViewPrintFormatter: draw(_:for:)
    drawTextInRect: drawText(in:)
    drawLayer:inContext: draw(_:in:)
    displayLayer: display(_:)
    layoutSublayersOfLayer: layoutSublayers(of:)
    drawInContext: draw(in:)
    resizeSublayersWithOldSize: resizeSublayers(withOldSize:)
    resizeWithOldSuperlayerSize: resize(withOldSuperlayerSize:)
    hitTest:withEvent: hitTest(_:with:)
    pointInside:withEvent: point(inside:with:)
    beginTrackingWithTouch:withEvent: beginTracking(_:with:)
    continueTrackingWithTouch:withEvent: continueTracking(_:with:)
    endTrackingWithTouch:withEvent: endTracking(_:with:)
    cancelTrackingWithEvent: cancelTracking(with:)
    systemLayoutSizeFittingSize: systemLayoutSizeFitting(_:)
    systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    preferredLayoutAttributesFittingAttributes: preferredLayoutAttributesFitting(_:)
    applyLayoutAttributes: apply(_:)
    willTransitionFromLayout:toLayout: willTransition(from:to:)
    didTransitionFromLayout:toLayout: didTransition(from:to:)
    willTransitionToState: willTransition(to:)
    didTransitionToState: didTransition(to:)
    layoutAttributesForElementsInRect: layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath: layoutAttributesForItem(at:)
    layoutAttributesForSupplementaryViewOfKind:atIndexPath: layoutAttributesForSupplementaryView(ofKind:at:)
    layoutAttributesForDecorationViewOfKind:atIndexPath: layoutAttributesForDecorationView(ofKind:at:)
    initialLayoutAttributesForAppearingItemAtIndexPath: initialLayoutAttributesForAppearingItem(at:)
    finalLayoutAttributesForDisappearingItemAtIndexPath: finalLayoutAttributesForDisappearingItem(at:)
    shouldInvalidateLayoutForBoundsChange: shouldInvalidateLayout(forBoundsChange:)
    invalidationContextForBoundsChange: invalidationContext(forBoundsChange:)
    targetContentOffsetForProposedContentOffset: targetContentOffset(forProposedContentOffset:)
    targetContentOffsetForProposedContentOffset:withScrollingVelocity:
      targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    prepareForCollectionViewUpdates: prepare(forCollectionViewUpdates:)
    prepareForAnimatedBoundsChange: prepare(forAnimatedBoundsChange:)
    prepareLayout prepare()
    invalidateLayoutWithContext: invalidateLayout(with:)
    scene:willConnectToSession:options: scene(_:willConnectTo:options:)
    scene:continueUserActivity: scene(_:continue:)
    scene:didUpdateUserActivity: scene(_:didUpdate:)
    stateRestorationActivityForScene: stateRestorationActivity(for:)
    windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene:performActionForShortcutItem:completionHandler: windowScene(_:performActionFor:completionHandler:)
    windowScene:userDidAcceptCloudKitShareWithMetadata: windowScene(_:userDidAcceptCloudKitShareWith:)
    application:configurationForConnectingSceneSession:options: application(_:configurationForConnecting:options:)
    application:openURL:options: application(_:open:options:)
    application:continueUserActivity:restorationHandler: application(_:continue:restorationHandler:)
    application:performActionForShortcutItem:completionHandler: application(_:performActionFor:completionHandler:)
    application:supportedInterfaceOrientationsForWindow: application(_:supportedInterfaceOrientationsFor:)
    animateTransition: animateTransition(using:)
    transitionDuration: transitionDuration(using:)
    animationControllerForPresentedController:presentingController:sourceController:
      animationController(forPresented:presenting:source:)
    animationControllerForDismissedController: animationController(forDismissed:)
    presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
      presentationController(forPresented:presenting:source:)
    adaptivePresentationStyleForPresentationController: adaptivePresentationStyle(for:)
    viewForZoomingInScrollView: viewForZooming(in:)
    numberOfSectionsInTableView: numberOfSections(in:)
    numberOfSectionsInCollectionView: numberOfSections(in:)
    numberOfComponentsInPickerView: numberOfComponents(in:)
    updateSearchResultsForSearchController: updateSearchResults(for:)
    presentationCountForPageViewController: presentationCount(for:)
    presentationIndexForPageViewController: presentationIndex(for:)
    numberOfPreviewItemsInPreviewController: numberOfPreviewItems(in:)
    """
}

/// Splits a name at a byte, leaving out empty pieces.
enum WordSplitter {
  static func split(_ text: String, at separator: UInt8, _ body: (String) -> Void) {
    for piece in text.utf8.split(separator: separator) { body(String(decoding: piece, as: UTF8.self)) }
  }
}
