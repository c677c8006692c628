import SourceEdits
import Testing

/// What a person wrote down for a reviewer, case by case, before looking at what the tool says.
@Suite struct RecordTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// `screen-bounds/vc-bounds-in-layout:8`.
    let place: String
    let newDependency: String
    let trigger: String
    let update: String
    let preserved: String
    let verify: String

    var testDescription: String { place }
  }

  static let sizeOfView = "the arithmetic around it, and the result wherever the view is as large as the screen"
  static let view = "'view.bounds' (the controller's view; no parameter is the container)"
  static let selfView = "'self.view.bounds' (the controller's view; no parameter is the container)"
  static let layoutPass = "in each layout pass of the controller's view, so again after every resize and rotation"

  @Test(arguments: cases + moreCases) func saysWhatAReviewerAsks(_ expected: Case) throws {
    let parts = expected.place.split(separator: ":")
    let fixture = try #require(Fixture.all.first { $0.name == parts[0] })
    let changes = Trial(fixture, accepts: .needsReview).set.accepted
    let change = try #require(changes.first { String($0.anchor.line) == parts[1] })
    #expect(change.record.newDependency == expected.newDependency)
    #expect(change.record.trigger == expected.trigger)
    #expect(change.record.update == expected.update)
    #expect(change.record.preserved == expected.preserved)
    #expect(change.record.verify == expected.verify)
  }

  @Test(arguments: Fixture.all) func noFieldIsEmpty(_ fixture: Fixture) {
    for change in Trial(fixture, accepts: .needsReview).set.accepted {
      let record = change.record
      for text in [record.scope, record.oldDependency, record.newDependency, record.trigger, record.update, record.preserved, record.verify] {
        #expect(!text.isEmpty, "\(change.message)")
        // Code is quoted, and every quotation ends.
        #expect(!text.contains("''") && !text.contains("\n"), "\(text)")
      }
    }
  }

  // MARK: Sizes

  static let cases: [Case] = [
    Case(
      place: "screen-bounds/vc-bounds-in-layout:8", newDependency: view,
      trigger: "'viewDidLayoutSubviews()', \(layoutPass)", update: "'strip.frame'", preserved: sizeOfView,
      verify: """
        open 'GalleryViewController' in a narrow, a wide and a short window, then resize, rotate and split it while it \
        shows: nothing may keep the old size
        """),
    Case(
      place: "screen-bounds/cell-content-view:21", newDependency: "'contentView.bounds' (the cell's content view)",
      trigger: """
        'layoutPhoto()', each time 'layoutSubviews()' calls it: in each layout pass of the view, so again after every \
        change of its size
        """,
      update: "'photo.frame'",
      preserved: "the arithmetic around it, and the result wherever the cell is as wide as the screen",
      verify: """
        open a list with 'PhotoCell' in a narrow, a wide and a short window, then resize, rotate and split it while it \
        shows: nothing may keep the old size
        """),
    Case(
      place: "screen-bounds/layout-delegate-uses-collectionview:5",
      newDependency: "'collectionView.bounds' (the parameter 'collectionView': the method computes for it)",
      trigger: """
        'collectionView(_:layout:sizeForItemAt:)', each time the layout asks; it keeps the answer until it is \
        invalidated, also through a resize
        """,
      update: "the size of an item that is returned to the layout",
      preserved: "the arithmetic around it, and the result wherever 'collectionView' is as large as the screen",
      verify: """
        open 'FeedViewController' in a narrow, a wide and a short window, then resize, rotate and scroll it while it \
        shows: nothing may stay at the old size
        """),
    Case(
      place: "screen-bounds/transition-size:9",
      newDependency: "'size' (the coming size; the view still has the old one)",
      trigger: """
        'viewWillTransition(to:with:)', before the view changes its size: at each rotation, resize and new split
        """,
      update: "'track.frame.size'",
      preserved: "the arithmetic around it, and the result wherever the window is as large as the screen",
      verify: """
        open 'TimelineViewController' in a narrow, a wide and a short window, then resize, rotate and split it while it \
        shows: nothing may lag one change behind
        """),
    Case(
      place: "screen-bounds/transition-size:15", newDependency: selfView,
      trigger: "the completion that 'viewWillTransition(to:with:)' gives to the transition, once the view has its new size",
      update: "'self.track.frame.size.width'", preserved: sizeOfView,
      verify: """
        open 'TimelineViewController' in a narrow, a wide and a short window, then resize, rotate and split it while it \
        shows: nothing may lag one change behind
        """),
    Case(
      place: "screen-bounds/helper-phases:27", newDependency: view,
      trigger: "'layoutBadge()', each time 'layoutHeader()' calls it", update: "'badge.frame.origin.x'",
      preserved: sizeOfView,
      verify: """
        open 'ProfileViewController' in a narrow, a wide and a short window, then resize, rotate and split it while it \
        shows: nothing may keep the old size
        """),
    Case(
      place: "screen-bounds/helper-phases:31", newDependency: view,
      trigger: "'layoutFooter()', each time 'viewDidLoad()' or 'viewDidLayoutSubviews()' calls it",
      update: "'footer.frame.size.width'", preserved: sizeOfView,
      verify: """
        open 'ProfileViewController' in a narrow, a wide and a short window, then make its callers run, before and after \
        a resize and a rotation
        """),
    Case(
      place: "screen-bounds/helper-phases:43", newDependency: view,
      trigger: "'shrinkBadge(_:)', each time its action is sent", update: "'badge.frame.size.width'",
      preserved: sizeOfView,
      verify: """
        open 'ProfileViewController' in a narrow, a wide and a short window, then do what runs it, before and after a \
        resize and a rotation
        """),
    Case(
      place: "screen-bounds/closure-unwrapped-weak-self:10", newDependency: selfView,
      trigger: "the closure that 'viewDidAppear(_:)' gives to 'Loader.load', each time it runs",
      update: "'self.bar.frame.size.width'", preserved: sizeOfView,
      verify: """
        open 'LoaderViewController' in a narrow, a wide and a short window, then resize it before the closure runs, as in \
        the middle of loading
        """),
    Case(
      place: "screen-bounds/vc-bounds-in-viewdidload:8", newDependency: view,
      trigger: "'viewDidLoad()', once, when the view is loaded and before it has its size", update: "'banner.frame'",
      preserved: sizeOfView,
      verify: """
        open 'BannerViewController' in a narrow, a wide and a short window, then look at the very first layout, and \
        resize it while it shows
        """),
    Case(
      place: "screen-bounds/view-super-init-frame:5", newDependency: "'.zero' (whoever adds the view sizes it)",
      trigger: "'init()', once, when the object is made and before it has its size",
      update: "the argument 'frame' of 'super.init'",
      preserved: "the size that it gets from its superview or from UIKit, from the first layout on",
      verify: """
        open a screen with 'LoadingOverlay' in a narrow, a wide and a short window: it must fill its place from the \
        first layout on
        """),
    Case(
      place: "key-window/insets-and-sizes-move-together:8",
      newDependency: "'view.window' (the window of the controller's view); \(view)",
      trigger: "'viewDidLayoutSubviews()', \(layoutPass)",
      update: "'insets', and through it 'panel.frame.size.height'; 'panel.frame.size.height'",
      preserved: "the window in an app with one window, and every '?' and '!' behind it; \(sizeOfView)",
      verify: """
        open two windows of the app with 'MapViewController' in each, and resize both: it must reach the window where \
        that happens; open 'MapViewController' in a narrow, a wide and a short window, then resize, rotate and split it \
        while it shows: nothing may keep the old size
        """),
  ]

  // MARK: Everything else

  static let moreCases: [Case] = [
    Case(
      place: "screen-scale/cell-scale-cached-ios17:6", newDependency: "'traitCollection.displayScale' (the traits of the view)",
      trigger: """
        'init(frame:)', once, when the object is made and before it has its size; and again whenever the registered \
        trait changes
        """,
      update: "'layer.rasterizationScale'",
      preserved: "what is set at first, and everything else that the member sets up",
      verify: "move a list with 'AvatarCell' to a display with another scale and back: lines and images must be sharp on both"),
    Case(
      place: "screen-scale/swiftui-scale:7", newDependency: "'displayScale' (the environment of the view)",
      trigger: "'body', each time SwiftUI evaluates it, so again whenever something that it reads has changed",
      update: "the argument of 'Text'", preserved: "the number on a device with one display",
      verify: "move a screen with 'BadgeView' between two displays with different scales: lines and images must stay sharp"),
    Case(
      place: "screen-scale/screen-traitcollection-style:5", newDependency: "'traitCollection' (the traits of the controller)",
      trigger: "'isDark()', each time it is called; no caller was found in its type", update: "what 'isDark()' returns",
      preserved: "the answer wherever no window, controller or view overrides a trait",
      verify: """
        switch between light and dark while 'ThemeViewController' shows, also with an override on the window or on a parent
        """),
    Case(
      place: "screen-object/brightness-setter:6",
      newDependency: "'view.window?.windowScene?.screen' (the screen of the controller's window)",
      trigger: """
        'viewDidAppear(_:)', once for each appearance, when the view shows; a resize while it shows does not call it
        """,
      update: "the 'brightness' that is set",
      preserved: "the result on a device with one display, and that nothing traps where there is no window",
      verify: """
        with a second display connected, use 'BarcodeViewController' on each of them: only the display it is on may \
        answer or change
        """),
    Case(
      place: "key-window/keywindow-in-controller:5", newDependency: "'view.window' (the window of the controller's view)",
      trigger: "'topController()', each time it is called; no caller was found in its type",
      update: "what 'topController()' returns",
      preserved: "the window in an app with one window, and every '?' and '!' behind it",
      verify: """
        open two windows of the app with 'RootViewController' in each, and make its callers run in each: it must reach \
        the window where that happens
        """),
    Case(
      place: "window-creation/template-guard:8",
      newDependency: "'UIWindow(windowScene: windowScene)' (the scene that the guard above checks)",
      trigger: "'scene(_:willConnectTo:options:)', once for each scene that connects",
      update: "'window': the window takes the size of its scene and follows it",
      preserved: "the window's class, level and root controller, and the order of the statements",
      verify: "connect the scene, close it and connect it again: exactly one window shows and becomes key"),
    Case(
      place: "orientation-observer/orientation-selector-observer:10",
      newDependency: """
        'viewWillTransition(to:with:)' of 'ChartViewController' (it comes when the size changes, however that happens)
        """,
      trigger: """
        'viewWillTransition(to:with:)', when a change of the size of the controller's view has ended: a rotation, a \
        resize, a new split
        """,
      update: "what 'orientationChanged()' does",
      preserved: "the handler itself, every other registration, and what else the edited methods do",
      verify: """
        rotate, and resize the window, while 'ChartViewController' shows and while it is covered by another screen
        """),
    Case(
      place: "device-orientation/landscape-in-layout-pass:10",
      newDependency: "'view.bounds.width <= view.bounds.height' (the controller's view)",
      trigger: "'viewDidLayoutSubviews()', \(layoutPass)", update: "which branch of the 'if' is taken",
      preserved: "both branches, and the choice between them wherever the window fills the screen",
      verify: """
        open 'MosaicViewController' with the device upright and turned, each in a wide and in a narrow window: the branch \
        must follow the window
        """),
  ]
}
