/// The words of records about values: what must not change and what to try.
///
/// Code stands between single quotes, as in messages.
struct RecordWords {
  let kind: ValueKind
  let moment: Moment
  /// Where a person finds the code on screen, like `'GalleryViewController'`.
  let place: String
  /// What the value is read from, like `the view`.
  let container: String

  /// What must not change.
  var preserved: String {
    switch kind {
    case .size: "the arithmetic around it, and the result wherever \(container) is as large as the screen"
    case .width: "the arithmetic around it, and the result wherever \(container) is as wide as the screen"
    case .shape: "both branches, and the choice between them wherever the window fills the screen"
    case .startFrame: "the size that it gets from its superview or from UIKit, from the first layout on"
    case .containerFrame: "the size wherever the container is as large as the screen, and the other modifiers"
    case .containerConstraint: "the size wherever the superview is as large as the screen, and the other constraints"
    case .scale: "the number on a device with one display"
    case .keptScale: "what is set at first, and everything else that the member sets up"
    case .droppedFallback: "the value: the fallback never ran"
    case .traits, .style: "the answer wherever no window, controller or view overrides a trait"
    case .display: "the result on a device with one display, and that nothing traps where there is no window"
    case .window: "the window in an app with one window, and every '?' and '!' behind it"
    case .scene: "the scene in an app with one scene, and every '?' and '!' behind it"
    case .sceneGeometry: "the value: it is the same, under another name"
    case .newWindow: "the window's class, level and root controller, and the order of the statements"
    case .observer: "the handler itself, every other registration, and what else the edited methods do"
    }
  }

  /// What to try on a device.
  var verify: String {
    switch kind {
    case .size, .width: "open \(place) in a narrow, a wide and a short window, then \(trial)"
    case .shape:
      "open \(place) with the device upright and turned, each in a wide and in a narrow window: the branch must follow the window"
    case .startFrame: "open \(place) in a narrow, a wide and a short window: it must fill its place from the first layout on"
    case .containerFrame: "open \(place) in a narrow, a wide and a short window, and in a column or a sheet: it must fill that"
    case .containerConstraint: "open \(place) in a narrow, a wide and a short window, and in a column or a sheet: it must fill that"
    case .scale: "move \(place) between two displays with different scales: lines and images must stay sharp"
    case .keptScale: "move \(place) to a display with another scale and back: lines and images must be sharp on both"
    case .droppedFallback: "build it; nothing else can differ"
    case .style: "switch between light and dark while \(place) shows, also with an override on the window or on a parent"
    case .traits: "change the size class, the text size and the appearance while \(place) shows: it must follow what surrounds it"
    case .display: "with a second display connected, use \(place) on each of them: only the display it is on may answer or change"
    case .window: "open two windows of the app with \(place) in each, and \(act): it must reach the window where that happens"
    case .scene: "open two windows of the app with \(place) in each, and \(act): it must reach the scene where that happens"
    case .sceneGeometry: "build it, and turn and resize the window of \(place) once: what depends on the value must be as before"
    case .newWindow: "connect the scene, close it and connect it again: exactly one window shows and becomes key"
    case .observer: "rotate, and resize the window, while \(place) shows and while it is covered by another screen"
    }
  }

  /// What to do once the screen is open, where a size is concerned.
  private var trial: String {
    switch moment {
    case .layout: "resize, rotate and split it while it shows: nothing may keep the old size"
    case .drawing: "resize it while it shows: it must be drawn again"
    case .transition: "resize, rotate and split it while it shows: nothing may lag one change behind"
    case .asked: "resize, rotate and scroll it while it shows: nothing may stay at the old size"
    case .appearance: "resize and rotate it while it shows: what was computed when it appeared must still fit"
    case .early: "look at the very first layout, and resize it while it shows"
    case .event: "do what runs it, before and after a resize and a rotation"
    case .called: "make its callers run, before and after a resize and a rotation"
    case .later: "resize it before the closure runs, as in the middle of loading"
    }
  }

  /// What to do in each of two windows.
  private var act: String {
    switch moment {
    case .layout, .drawing, .transition: "resize both"
    case .asked: "scroll in both"
    case .appearance: "go to another screen and back in each"
    case .event: "do what runs it in each"
    case .early: "look at the first appearance in each"
    case .called: "make its callers run in each"
    case .later: "start the work in one and go to the other"
    }
  }
}

extension RecordWords {
  /// The names in a list that is read aloud: `'a' and 'b'`, or `'a', 'b' and 2 more`.
  static func list(_ names: [String], word: String = "and", most: Int = 3) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    if names.count > most { return names.prefix(most - 1).joined(separator: ", ") + " \(word) \(names.count - most + 1) more" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + names[names.count - 1]
  }

  /// Code between quotes, shortened where it is long.
  static func quoted(_ code: String, most: Int = 60) -> String {
    code.count > most ? "'\(code.prefix(most - 1))…'" : "'\(code)'"
  }
}
