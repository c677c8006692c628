import SourceEdits

/// What to try on a device, with the names of the types where this batch makes it worth while.
struct Checklist {
  /// What a change touches, as far as it decides what to try.
  private enum Aspect: Hashable {
    case size
    case breakpoint
    case orientation
    case observer
    case loading
    case list
    case display
    case window
  }

  /// What the changes of a transform touch. A transform that is not here is about sizes.
  private static let aspects: [String: [Aspect]] = [
    "screen-bounds": [.size],
    "device-orientation": [.size, .orientation],
    "orientation-observer": [.size, .observer],
    "screen-scale": [.display],
    "screen-object": [.display],
    "key-window": [.window],
    "window-creation": [.window],
  ]

  private let isEmpty: Bool
  private let types: [Aspect: [String]]

  init(_ changes: [Change]) {
    isEmpty = changes.isEmpty
    var types: [Aspect: Set<String>] = [:]
    for change in changes {
      for aspect in Self.aspects(of: change) { types[aspect, default: []].insert(change.record.type) }
    }
    self.types = types.mapValues { $0.sorted() }
  }

  private static func aspects(of change: Change) -> [Aspect] {
    var result = aspects[change.transform] ?? [.size]
    if change.notes.contains("breakpoint-literal") { result.append(.breakpoint) }
    if change.notes.contains("invalidate-layout-on-resize") { result.append(.list) }
    let isLate = ["beforeGeometry", "unknown"].contains(change.kind.phase) || change.record.trigger.hasPrefix("the closure")
    if isLate, !result.contains(.display) { result.append(.loading) }
    return result
  }

  func write(to page: inout MarkdownWriter) {
    guard !isEmpty else { return }
    page.raw("\n## What to try\n\nOn a device or simulator whose windows can change their size:\n\n")
    for item in items {
      page.raw("- [ ] **\(item.name)**: ")
      page.prose(item.words)
      if let aspect = item.aspect, let names = types[aspect] {
        page.raw(item.lead)
        write(names, to: &page)
      }
      page.raw("\n")
    }
  }

  private struct Item {
    let name: String
    let words: String
    /// Whose types are named.
    var aspect: Aspect?
    /// What stands before the names.
    var lead = ""
  }

  /// The items of every batch, then those that only some need.
  private var items: [Item] {
    var list = [
      Item(name: "Narrow", words: "as one third of the screen, beside another app.", aspect: .breakpoint, lead: " A number decides in "),
      Item(name: "Wide", words: "as wide as the display, an external one if there is one.", aspect: .size, lead: " Sizes changed in "),
      Item(name: "Short", words: "a phone on its side, or a window less than half as high as the display."),
      Item(name: "Rotate", words: "while each screen shows, from every side.", aspect: .orientation, lead: " The shape of the window decides in "),
      Item(name: "Split", words: "put another app beside it, drag the divider, take it away again."),
      Item(name: "Fold", words: "go from the smallest size to the largest in one step and back, as a folding device does."),
      Item(
        name: "In the middle of loading", words: "resize before data has arrived, and while a screen is pushed or presented.",
        aspect: .loading, lead: " Code that may run early or late is in "),
    ]
    if types[.list] != nil {
      list.append(
        Item(
          name: "Lists",
          words: "resize while a list shows. Where items keep their size, invalidate the layout in 'viewWillTransition(to:with:)'.",
          aspect: .list, lead: " Their sizes come from "))
    }
    if types[.observer] != nil {
      list.append(
        Item(
          name: "Covered", words: "rotate and resize while another screen covers it, then go back.", aspect: .observer,
          lead: " Observers were replaced in "))
    }
    if types[.display] != nil {
      list.append(
        Item(
          name: "Second display", words: "connect one with another scale and move the window there and back.", aspect: .display,
          lead: " The display matters in "))
    }
    if types[.window] != nil {
      list.append(
        Item(name: "Two windows", words: "open the app twice side by side and use both.", aspect: .window, lead: " The window matters in "))
    }
    return list
  }

  private func write(_ names: [String], to page: inout MarkdownWriter) {
    for (index, name) in names.prefix(Self.most).enumerated() {
      if index > 0 { page.raw(", ") }
      page.code(name)
    }
    if names.count > Self.most { page.raw(" and \(grouped(names.count - Self.most)) more") }
    page.raw(".")
  }

  private static let most = 20
}

extension ChangeRecord {
  /// The type of the scope: what stands before the member's name.
  fileprivate var type: String {
    let name = scope.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return scope }
    return String(scope[..<dot])
  }
}
