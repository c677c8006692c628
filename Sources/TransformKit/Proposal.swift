import SourceEdits
import SourceText
import SwiftSyntax

/// What a transform wants done about a subject.
public struct Proposal {
  public enum Action {
    /// Edits, how far they can be trusted, and the named doubts when that is not the whole way.
    case edit([FileID: [TextEdit]], Safety, doubts: [ReasonCode])
    case manual(ReasonCode)
  }

  /// Proposals that belong together. The engine makes one change of them, or treats them alike.
  public enum Tie: Hashable {
    /// Stand in one expression: one change.
    case expression(Range<ByteOffset>)
    /// Stand in one condition and its branches: all change, or none does.
    case fate(Range<ByteOffset>)
    /// Reads the size or the insets of a layout. When the same member (the range) reads both, all change or none does.
    case geometry(Range<ByteOffset>, readsInsets: Bool)
    /// Use one local name of a shared object; the declaration goes when all `count` uses go.
    case alias(Range<ByteOffset>, count: Int)
    /// Reads a size in a type; one alone may not be safe because of another.
    case size(type: String, SizePart)
    /// Becomes a part of a value or a view of a name in a member; a half of it is not to be moved.
    case meeting(String)
  }

  /// What a size is to the other sizes of its type.
  public enum SizePart: Hashable, Sendable {
    case plain
    /// Places or counts the pages of a scroll view, whose frame is another size.
    case scrolling
    /// Tells others how large an object of the type will be.
    case measure
  }

  /// Imperative, lower case, without a full stop.
  public var message: String
  /// The bytes it is about.
  public let anchor: Range<ByteOffset>
  public var action: Action
  public var notes: [ReasonCode]
  public var ties: [Tie]
  public var record: ChangeRecord
  public var kind: ChangeKind

  public init(
    message: String, anchor: Range<ByteOffset>, action: Action, notes: [ReasonCode] = [], ties: [Tie] = [],
    kind: ChangeKind = ChangeKind(), record: ChangeRecord
  ) {
    self.message = message
    self.anchor = anchor
    self.action = action
    self.notes = notes
    self.ties = ties
    self.record = record
    self.kind = kind
  }
}

extension Proposal {
  /// Gives up the edits.
  public mutating func leave(because reason: ReasonCode) {
    action = .manual(reason)
    message = Self.leaving(record.oldDependency)
  }

  /// Certain changes become such for review.
  public mutating func doubt(_ reason: ReasonCode) {
    guard case .edit(let edits, _, let doubts) = action else { return }
    action = .edit(edits, .needsReview, doubts: doubts + [reason])
  }

  public var isSafe: Bool {
    if case .edit(_, .safe, _) = action { true } else { false }
  }

  /// The message about code that stays.
  public static func leaving(_ code: String) -> String { "leave '\(code)'" }

  /// Leaves the code as it is.
  public static func manual(
    _ message: String, at node: some SyntaxProtocol, because reason: ReasonCode, notes: [ReasonCode] = [],
    ties: [Tie] = [], in file: SwiftFile
  ) -> Proposal {
    Proposal(
      message: message, anchor: node.codeRange, action: .manual(reason), notes: notes, ties: ties,
      record: ChangeRecord(
        scope: file.site(of: node).scope, oldDependency: file.oneLine(node), newDependency: "", trigger: "", update: "",
        preserved: "", verify: ""))
  }
}

/// Gathers the edits of one proposal in one file.
public struct EditList {
  public private(set) var edits: [TextEdit] = []

  public init() {}

  /// Replaces a node, not the trivia around it.
  public mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.codeRange, with: text)
  }

  public mutating func replace(_ range: Range<ByteOffset>, with text: String) {
    edits.append(TextEdit(range: range, replacement: text))
  }

  public mutating func insert(_ text: String, at offset: ByteOffset) {
    edits.append(TextEdit(range: offset..<offset, replacement: text))
  }

  public mutating func delete(_ range: Range<ByteOffset>) {
    edits.append(TextEdit(range: range, replacement: ""))
  }
}

extension SwiftFile {
  /// The bytes to delete with one statement or member; see `linesToDelete(withAll:)`.
  public func linesToDelete(with node: some SyntaxProtocol) -> Range<ByteOffset> {
    linesToDelete(withAll: [Syntax(node)]).first ?? node.codeRange
  }

  /// The ending that new lines take.
  public var newLine: String { text.lineEnding.rawValue }

  /// The indentation of the line that a node starts on.
  public func indentation(of node: some SyntaxProtocol) -> String { text.indentation(at: node.codeRange.lowerBound) }

  /// Lines, each with the indentation and the ending of the file; an empty line gets no indentation.
  public func block(_ lines: [String], indentation: String) -> String { text.block(lines, indentation: indentation) }
}

extension SourceText {
  /// Lines, each with the indentation and the ending of the text; an empty line gets no indentation.
  func block(_ lines: [String], indentation: String) -> String {
    let (ending, step) = (lineEnding.rawValue, indentationStep)
    return lines.map { $0.isEmpty ? ending : indentation + $0.replacingStep(by: step) + ending }.joined()
  }
}

extension String {
  /// Leading tabs stand for steps of indentation.
  fileprivate func replacingStep(by step: String) -> String {
    let depth = prefix { $0 == "\t" }.count
    return String(repeating: step, count: depth) + dropFirst(depth)
  }
}
