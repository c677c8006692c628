extension LifeCycle {
  /// True when a method is a callback of one of Apple's delegates or data sources whose sender is on screen.
  ///
  /// Told by the shape that all of them share: the sender's name first, the sender as first parameter
  /// (`tableView(_:didSelectRowAt:)`), or the sender's name with a verb (`scrollViewDidScroll(_:)`). Handlers with the
  /// customary names of keyboard notifications count, too.
  ///
  /// Left out on purpose, because they may run before anything is shown, in the background or on another thread:
  /// location, network, Bluetooth, notifications, fetched results, capture outputs, renderers, presentation anchors.
  public static func isDelegateCallback(method: String) -> Bool {
    let name = MethodName(method)
    if Callbacks.exact.contains(name.spelling) { return true }
    guard let first = name.labels?.first, first == "_" else { return isKeyboardHandler(name) }
    if name.labels!.count > 1 && Callbacks.senders.contains(name.base) { return true }
    return Callbacks.isSenderWithVerb(name.base) || isKeyboardHandler(name)
  }

  /// The index of the parameter that is the container for which a callback computes a size, a position or a view.
  ///
  /// It is the list itself in all the callbacks of tables, collections and pickers that size, space, count, make or show
  /// something: `tableView(_:heightForRowAt:)`, `collectionView(_:layout:insetForSectionAt:)`. The delegate methods of
  /// layouts that projects write follow the same shape and count. Nil otherwise.
  public static func sizedContainerParameter(method: String) -> Int? {
    let name = MethodName(method)
    guard let labels = name.labels, labels.count > 1, labels[0] == "_",
      let questions = Callbacks.questions[name.base],
      questions.contains(where: labels[1].hasPrefix)
    else { return nil }
    return 0
  }

  private static func isKeyboardHandler(_ name: MethodName) -> Bool {
    Callbacks.keyboardHandlers.contains(name.base)
      || (name.base.hasPrefix("handleKeyboard") && (name.labels?.count ?? 0) <= 1)
  }
}

/// The word lists behind `LifeCycle.isDelegateCallback(method:)`.
enum Callbacks {
  static let senders = WordSet.set([sendersOfUIKit, sendersOfOthers])
  static let exact = WordSet.set([exactNames])
  static let keyboardHandlers = WordSet.set([keyboardNames])

  /// What a callback with a container asks of its delegate, by how its second label begins.
  static let questions: [String: [String]] = [
    "tableView": ["heightFor", "estimatedHeightFor", "cellFor", "viewFor", "willDisplay", "indentationLevelFor", "numberOf"],
    "collectionView": [
      "layout", "cellFor", "viewFor", "willDisplay", "sizeFor", "heightFor", "widthFor", "targetContentOffsetFor",
      "numberOf",
    ],
    "pickerView": ["rowHeightFor", "widthFor", "viewFor"],
  ]

  /// True for `scrollViewDidScroll`: a known sender, then a verb.
  static func isSenderWithVerb(_ base: String) -> Bool {
    let bytes = Array(base.utf8)
    for index in bytes.indices.dropFirst() where (65...90).contains(bytes[index]) {
      let rest = String(decoding: bytes[index...], as: UTF8.self)
      guard verbs.contains(where: rest.hasPrefix) else { continue }
      if senders.contains(String(decoding: bytes[..<index], as: UTF8.self)) { return true }
    }
    return false
  }

  private static let verbs = [
    "Did", "Will", "Should", "Supports", "Preferred", "Supported", "CancelButton", "SearchButton",
    "BookmarkButton", "ResultsListButton", "WasCancelled", "Finished",
  ]

  static let sendersOfUIKit = """
    tableView collectionView scrollView textField textView searchBar searchController searchTextField pickerView
    tabBar tabBarController tabBarControllerSidebar navigationBar navigationController toolbar pageViewController
    splitViewController presentationController popoverPresentationController popoverController
    sheetPresentationController gestureRecognizer imagePickerController videoEditorController documentPicker
    documentBrowser documentInteractionController printInteractionController printerPickerController
    cloudSharingController colorPickerViewController fontPickerViewController
    textFormattingViewController contextMenuInteraction editMenuInteraction findInteraction dragInteraction
    dropInteraction pointerInteraction pencilInteraction previewInteraction scribbleInteraction
    indirectScribbleInteraction largeContentViewerInteraction toolTipInteraction interaction textInteraction
    textDraggableView textDroppableView textPasteConfigurationSupporting writingToolsCoordinator
    calendarView dateSelection multiDateSelection dynamicAnimator collisionBehavior layoutManager textStorage
    textLayoutManager textViewportLayoutController actionSheet alertView previewingContext pageControlProgress
    pageControlTimerProgress
    """

  static let sendersOfOthers = """
    webView userContentController mapView annotationView lookAroundViewController mapItemDetailViewController
    playerViewController routePickerView pictureInPictureController canvasView toolPicker pdfView livePhotoView picker
    previewController mailComposeController messageComposeViewController safariViewController
    contactPicker contactViewController eventViewController eventEditViewController
    calendarChooser peoplePickerNavigationController newPersonViewController personViewController productViewController
    storeOverlay paymentAuthorizationViewController addPassesViewController addPaymentPassViewController
    gameCenterViewController matchmakerViewController turnBasedMatchmakerViewController browserViewController
    mediaPicker documentCameraViewController dataScanner broadcastActivityViewController
    stickerBrowserView addVoiceShortcutViewController editVoiceShortcutViewController coachingOverlayView
    coachingOverlayViewController mtkView glkView
    """

  static let exactNames = """
    numberOfSections(in:) numberOfComponents(in:) sectionIndexTitles(for:) indexTitles(for:) viewForZooming(in:)
    updateSearchResults(for:) updateSearchResults(for:selecting:) willPresentSearchController(_:)
    didPresentSearchController(_:) willDismissSearchController(_:) didDismissSearchController(_:)
    presentSearchController(_:) presentationCount(for:) presentationIndex(for:)
    adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
    prepareForPopoverPresentation(_:)
    animateTransition(using:) transitionDuration(using:) animationEnded(_:) interruptibleAnimator(using:)
    startInteractiveTransition(_:) animationController(forPresented:presenting:source:)
    animationController(forDismissed:) interactionControllerForPresentation(using:)
    interactionControllerForDismissal(using:) presentationController(forPresented:presenting:source:)
    primaryViewController(forCollapsing:) primaryViewController(forExpanding:) targetDisplayModeForAction(in:)
    textWillChange(_:) textDidChange(_:) selectionWillChange(_:) selectionDidChange(_:)
    imagePickerControllerDidCancel(_:) documentPickerWasCancelled(_:)
    documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerViewForPreview(_:)
    documentInteractionControllerRectForPreview(_:) printInteractionControllerParentViewController(_:)
    pencilInteractionDidTap(_:) animationDidStart(_:) animationDidStop(_:finished:)
    numberOfPreviewItems(in:) mailComposeController(_:didFinishWith:error:) webViewWebContentProcessDidTerminate(_:)
    numberOfStickers(in:)
    activityViewController(_:itemForActivityType:) activityViewController(_:subjectForActivityType:)
    activityViewControllerPlaceholderItem(_:) activityViewControllerLinkMetadata(_:)
    calendarChooserSelectionDidChange(_:) canvasViewDrawingDidChange(_:)
    """

  static let keyboardNames = """
    keyboardWillShow keyboardDidShow keyboardWillHide keyboardDidHide keyboardWillChange keyboardDidChange
    keyboardWillChangeFrame keyboardDidChangeFrame keyboardWillAppear keyboardWillDisappear keyboardWasShown
    keyboardWillBeHidden keyboardWillShowNotification keyboardWillHideNotification
    keyboardWillChangeFrameNotification keyboardFrameWillChange keyboardFrameDidChange keyboardNotification
    """
}
