import SourceEdits
import SourceText

/// What the decision about a size asks of its place, in either language.
public protocol SizeQuestion {
  associatedtype Place: Standing
  var site: Place { get }

  /// A parameter that is the container for which the method computes.
  var containerParameter: Provider? { get }
  /// A member of the object itself, as it can be written here.
  func reach(_ member: String, rung: String) -> LadderResult
  /// What a layout or presentation controller lies in, where it is known not to be nil.
  func container(named member: String) -> LadderResult

  /// The size goes into the size of the controller's own view.
  var isOwnSizeOfController: Bool { get }
  /// The size goes into the size of the view itself.
  var isOwnSizeOfView: Bool { get }
  /// The frame of the view that `loadView` makes.
  var isFrameOfRootView: Bool { get }
  /// What the rest of `loadView` reads of that view's frame.
  var measureOfRootView: InitialFramePart { get }
  /// What it is of the frame that a view hands to its superclass.
  var initialFrame: InitialFramePart { get }
  /// The parameter with the coming size; nil when it is not at hand.
  var comingSize: String? { get }
  /// An initialiser runs the member, or `loadView` before the controller has its view.
  var runsBeforeRootView: Bool { get }
  /// Nothing but layout and drawing runs the member.
  var isCalledOnlyFromLayout: Bool { get }
  /// More than the width is asked.
  var asksForMoreThanWidth: Bool { get }
  /// The class is a cell of a collection view, and the size is divided, or becomes something else than a frame.
  var isSizeOfColumn: Bool { get }
  /// The size becomes a height that some other object keeps.
  var isKeptAsHeight: Bool { get }
  /// The class is a cell that gives itself an accessory.
  var setsOwnAccessory: Bool { get }
  /// The size places or counts the pages of a scroll view.
  var isForScrolling: Bool { get }
  /// What the size becomes in its member: names of locals, of expressions, and of the sides of views.
  var meetings: [String] { get }

  /// The size is a constant in a block that makes constraints.
  var isConstraintConstant: Bool { get }
  /// A constraint to the superview in place of one with a constant; nil where that is not certainly the same.
  func constraintToSuperview(notes: [ReasonCode]) -> Proposal?

  func manual(_ reason: ReasonCode, notes: [ReasonCode]) -> Proposal
  /// Reads the size from the provider; `isBounds` when the provider already is the rectangle.
  func read(_ provider: Provider, isBounds: Bool, notes: [ReasonCode]) -> Proposal
  /// An empty frame in place of the screen's.
  func emptyFrame(_ provider: Provider, doubts: [ReasonCode], notes: [ReasonCode]) -> Proposal
  /// The same part of a size that is at hand.
  func read(throughSize name: String, provider: Provider, notes: [ReasonCode]) -> Proposal
  /// What SwiftUI offers.
  func inSwiftUI(notes: [ReasonCode]) -> Proposal
}

extension SizeQuestion {
  /// What the size is to others of its type and member.
  public var sizeTies: [Proposal.Tie] {
    guard let type = site.type, let member = site.member else { return [] }
    let isMeasure = member.isStatic && member.tellsSize
    // The scroll view itself, where it is handed in, always has the width of its pages.
    let part: Proposal.SizePart = isMeasure ? .measure : isForScrolling && containerParameter == nil ? .scrolling : .plain
    let ties = [Proposal.Tie.size(type: type.path.joined(separator: "."), part)]
    guard site.role == .known(.cell) || site.role == .known(.reusableView) else { return ties }
    return ties + meetings.map { .meeting("\(member.range.lowerBound) \($0)") }
  }
}

extension Member {
  /// It answers how high or how large something is.
  public var tellsSize: Bool {
    ["CGFloat", "CGSize", "float", "double"].contains(result) && ["height", "size"].contains { baseName.lowercased().contains($0) }
  }
}

/// What code is about by its words, in either language.
public enum SizeWords {
  /// The offset or the content of a scroll view.
  public static func nameScrolling(_ code: String) -> Bool {
    [".contentOffset", " contentOffset", "etContentOffset", ".contentSize", "etContentSize", "scrollRectToVisible"].contains { code.contains($0) }
  }

  /// Most files name neither.
  static func mayNameScrolling(_ text: SourceText) -> Bool {
    let all = 0..<text.count
    return text.contains("ontentOffset", in: all) || text.contains("ontentSize", in: all) || text.contains("scrollRectToVisible", in: all)
  }

  /// The sides that are read of a rectangle.
  static func sides(of members: [String]) -> [String] {
    switch members.last {
    case "width", "x", "minX", "midX", "maxX": ["width"]
    case "height", "y", "minY", "midY", "maxY": ["height"]
    default: ["width", "height"]
    }
  }

  /// A property for a height that does not belong to the object itself: `model.rowHeight`.
  ///
  /// - Parameter path: in dot form.
  public static func nameKeptHeight(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    guard parts.count > (parts.first == "self" ? 2 : 1), let last = parts.last?.lowercased() else { return false }
    return last.contains("height") && last != "height"
  }
}

/// What a size is of the frame that a view hands to its superclass's initialiser, or what is read of a frame.
public enum InitialFramePart: Sendable {
  case none
  case part
  case whole

  /// What code reads of the frame or the bounds of a view: `view.frame.size.width`, `[view bounds]`.
  ///
  /// - Parameter names: what the view is called there.
  public static func measure(of names: [String], in code: String) -> InitialFramePart {
    let plain = code.filter { !$0.isWhitespace }
    var found = InitialFramePart.none
    for word in names.flatMap({ ["\($0).frame", "\($0).bounds", "[\($0)frame]", "[\($0)bounds]"] }) {
      var rest = plain[...]
      while let range = rest.firstRange(of: word) {
        let isOther = rest[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
        rest = rest[range.upperBound...]
        if isOther || rest.hasPrefix("=") && !rest.hasPrefix("==") { continue }
        if rest.hasPrefix(".") { return .part }
        found = .whole
      }
    }
    return found
  }
}
