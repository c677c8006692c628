import Testing
import UIKitModel

struct LifeCycleTests {
  @Test(
    "UIKit's methods have their phase",
    arguments: [
      ("init(nibName:bundle:)", .viewController, .beforeGeometry), ("init(coder:)", .view, .beforeGeometry),
      ("init(viewModel:)", .viewController, .beforeGeometry), ("init(windowScene:)", .window, .beforeGeometry),
      ("loadView()", .viewController, .beforeGeometry), ("viewDidLoad()", .viewController, .beforeGeometry),
      ("viewWillAppear(_:)", .viewController, .beforeGeometry),
      ("willMove(toParent:)", .viewController, .beforeGeometry),
      ("awakeFromNib()", .cell, .beforeGeometry), ("willMove(toWindow:)", .view, .beforeGeometry),
      ("didMoveToSuperview()", .view, .beforeGeometry), ("viewIsAppearing(_:)", .viewController, .live),
      ("viewDidAppear(_:)", .viewController, .live), ("viewDidLayoutSubviews()", .viewController, .live),
      ("viewWillDisappear(_:)", .viewController, .live), ("viewWillTransition(to:with:)", .viewController, .live),
      ("touchesBegan(_:with:)", .viewController, .live), ("touchesEnded(_:with:)", .view, .live),
      ("viewDidDisappear(_:)", .viewController, .afterwards), ("didMove(toParent:)", .viewController, .unknown),
      ("updateViewConstraints()", .viewController, .unknown), ("prepare(for:sender:)", .viewController, .unknown),
      ("updateConstraints()", .view, .unknown), ("layoutSubviews()", .cell, .live), ("draw(_:)", .view, .live),
      ("didMoveToWindow()", .view, .live), ("prepareForReuse()", .cell, .live),
      ("prepareForReuse()", .reusableView, .live),
      ("setHighlighted(_:animated:)", .cell, .live), ("hitTest(_:with:)", .view, .live),
      ("layoutSublayers()", .layer, .live), ("prepare()", .layout, .live),
      ("collectionViewContentSize", .layout, .live),
      ("containerViewWillLayoutSubviews()", .presentationController, .live),
      ("scene(_:willConnectTo:options:)", .sceneDelegate, .beforeGeometry),
      ("sceneDidBecomeActive(_:)", .sceneDelegate, .live), ("sceneDidDisconnect(_:)", .sceneDelegate, .afterwards),
      ("application(_:didFinishLaunchingWithOptions:)", .appDelegate, .beforeGeometry),
      ("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .appDelegate, .unknown),
      ("makeUIView(context:)", .swiftUIView, .beforeGeometry), ("touchesMoved(_:with:)", .plain, .live),
    ] as [(String, Role, Phase)])
  func phase(method: String, role: Role, phase: Phase) {
    #expect(LifeCycle.phase(ofMethod: method, in: role) == phase)
  }

  @Test(
    "what UIKit does not call has no phase",
    arguments: [
      ("setUpViews()", .viewController), ("prepareForReuse()", .view), ("viewDidLoad()", .view), ("init()", .plain),
      ("layoutSubviews()", .viewController), ("viewWillAppear()", .viewController), ("prepare()", .viewController),
      ("deinit", .viewController),
    ] as [(String, Role)])
  func noPhase(method: String, role: Role) {
    #expect(LifeCycle.phase(ofMethod: method, in: role) == nil)
  }

  @Test(
    "Objective-C selectors read like their Swift names",
    arguments: [
      ("viewDidLoad", .viewController, .beforeGeometry), ("viewWillAppear:", .viewController, .beforeGeometry),
      ("initWithFrame:", .view, .beforeGeometry), ("initWithNibName:bundle:", .viewController, .beforeGeometry),
      ("init", .viewController, .beforeGeometry), ("layoutSubviews", .view, .live), ("drawRect:", .view, .live),
      ("viewWillTransitionToSize:withTransitionCoordinator:", .viewController, .live),
      ("touchesBegan:withEvent:", .view, .live), ("willMoveToWindow:", .view, .beforeGeometry),
      ("prepareLayout", .layout, .live), ("setSelected:animated:", .cell, .live),
      ("application:didFinishLaunchingWithOptions:", .appDelegate, .beforeGeometry),
      ("scene:willConnectToSession:options:", .sceneDelegate, .beforeGeometry),
      ("traitCollectionDidChange:", .viewController, .live),
    ] as [(String, Role, Phase)])
  func selectors(selector: String, role: Role, phase: Phase) {
    #expect(LifeCycle.phase(ofMethod: selector, in: role) == phase)
  }

  @Test func recomputed() {
    #expect(LifeCycle.isRecomputed(method: "layoutSubviews()", in: .cell))
    #expect(LifeCycle.isRecomputed(method: "layoutSubviews", in: .view))
    #expect(LifeCycle.isRecomputed(method: "drawRect:", in: .view))
    #expect(LifeCycle.isRecomputed(method: "viewDidLayoutSubviews()", in: .viewController))
    #expect(LifeCycle.isRecomputed(method: "layoutAttributesForElements(in:)", in: .layout))
    #expect(LifeCycle.isRecomputed(method: "draw(in:)", in: .layer))
    #expect(!LifeCycle.isRecomputed(method: "viewDidAppear(_:)", in: .viewController))
    #expect(!LifeCycle.isRecomputed(method: "updateConfiguration(using:)", in: .cell))
    #expect(!LifeCycle.isRecomputed(method: "layoutSubviews()", in: .viewController))
  }

  @Test func ownSize() {
    #expect(LifeCycle.answersForOwnSize(member: "intrinsicContentSize"))
    #expect(LifeCycle.answersForOwnSize(member: "sizeThatFits(_:)"))
    #expect(LifeCycle.answersForOwnSize(member: "sizeThatFits:"))
    #expect(LifeCycle.answersForOwnSize(member: "preferredLayoutAttributesFitting(_:)"))
    #expect(!LifeCycle.answersForOwnSize(member: "layoutSubviews()"))
  }

  @Test(
    "callbacks of senders on screen",
    arguments: [
      "tableView(_:didSelectRowAt:)", "scrollViewDidScroll(_:)", "textFieldDidBeginEditing(_:)",
      "webView(_:didFinish:)",
      "gestureRecognizerShouldBegin(_:)", "navigationController(_:willShow:animated:)",
      "presentationControllerDidDismiss(_:)", "pickerView(_:didSelectRow:inComponent:)",
      "searchBarSearchButtonClicked(_:)", "mapView(_:regionDidChangeAnimated:)", "numberOfSections(in:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "animateTransition(using:)",
      "tableView:didSelectRowAtIndexPath:", "scrollViewDidScroll:", "numberOfSectionsInTableView:",
      "keyboardWillShow(_:)", "keyboardWillShow(notification:)", "keyboardWillChangeFrame:", "keyboardWillHide()",
      "imagePickerController(_:didFinishPickingMediaWithInfo:)", "collectionView(_:layout:sizeForItemAt:)",
    ])
  func callbacks(method: String) {
    #expect(LifeCycle.isDelegateCallback(method: method))
  }

  @Test(
    "methods of one's own, and callbacks that may come at any time",
    arguments: [
      "configure(with:)", "tableView()", "scrollView(for:)", "textFieldHeight(_:)", "setUp()", "tableView",
      "locationManager(_:didUpdateLocations:)", "urlSession(_:didBecomeInvalidWithError:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", "renderer(_:didAdd:for:)",
      "presentationAnchor(for:)", "captureOutput(_:didOutput:from:)", "viewDidLoad()",
    ])
  func noCallbacks(method: String) {
    #expect(!LifeCycle.isDelegateCallback(method: method))
  }

  @Test(
    "the list is the container",
    arguments: [
      ("collectionView(_:layout:sizeForItemAt:)", 0), ("collectionView(_:layout:insetForSectionAt:)", 0),
      ("collectionView(_:layout:minimumLineSpacingForSectionAt:)", 0),
      ("collectionView(_:layout:referenceSizeForHeaderInSection:)", 0), ("tableView(_:heightForRowAt:)", 0),
      ("tableView(_:estimatedHeightForRowAt:)", 0), ("tableView(_:heightForHeaderInSection:)", 0),
      ("tableView(_:cellForRowAt:)", 0), ("collectionView(_:cellForItemAt:)", 0),
      ("tableView(_:viewForHeaderInSection:)", 0), ("collectionView(_:viewForSupplementaryElementOfKind:at:)", 0),
      ("tableView(_:willDisplay:forRowAt:)", 0), ("collectionView(_:numberOfItemsInSection:)", 0), ("tableView:numberOfRowsInSection:", 0),
      ("tableView:heightForRowAtIndexPath:", 0),
      ("collectionView:layout:sizeForItemAtIndexPath:", 0), ("tableView(_:didSelectRowAt:)", nil),
      ("scrollViewDidScroll(_:)", nil), ("heightForRow(at:)", nil), ("tableView(heightForRowAt:)", nil),
    ] as [(String, Int?)])
  func sizedContainer(method: String, index: Int?) {
    #expect(LifeCycle.sizedContainerParameter(method: method) == index)
  }
}

struct AvailabilityTests {
  @Test(
    "versions of iOS",
    arguments: [
      ("registerForTraitChanges", 17, 0), ("containerRelativeFrame", 17, 0), ("viewIsAppearing", 13, 0),
      ("viewIsAppearing(_:)", 13, 0), ("UIWindowScene.keyWindow", 15, 0), ("effectiveGeometry", 16, 0),
      ("UIWindowScene.effectiveGeometry", 16, 0), ("UIView.keyboardLayoutGuide", 15, 0),
      ("UITraitChangeObservable.registerForTraitChanges(_:handler:)", 17, 0), ("UIWindow.init(windowScene:)", 13, 0),
      ("windowScene(_:didUpdateEffectiveGeometry:)", 26, 0), ("reconfigureItems(_:)", 15, 0),
    ])
  func introduced(api: String, major: Int, minor: Int) {
    let version = Availability.introduced(api)
    #expect(version?.major == major)
    #expect(version?.minor == minor)
  }

  @Test func deprecated() {
    #expect(Availability.deprecated("UIScreen.main")?.major == 26)
    #expect(Availability.deprecated("UIApplication.keyWindow")?.major == 13)
    #expect(Availability.deprecated("traitCollectionDidChange(_:)")?.major == 17)
    #expect(Availability.deprecated("UIWindowScene.keyWindow") == nil)
    #expect(Availability.introduced("noSuchThing") == nil)
  }
}
