import ObjCSyntax
import SourceEdits
import SourceText
import Testing
import TransformKit

/// The laws of section 9 of the design, for every case.
@Suite struct LawTests {
  @Test(arguments: Fixture.all) func treesPrintBackByteForByte(_ fixture: Fixture) {
    for (file, text) in fixture.before where SourceLanguage(of: file) != nil {
      for whole in [text, SourceText(bytes: [0xEF, 0xBB, 0xBF] + text.bytes), text.withLineEnding("\r\n"), text.withLineEnding("\r")] {
        #expect(whole.reprinted(as: file) == whole.bytes, "\(file)")
      }
    }
  }

  @Test(arguments: Fixture.all) func blankedBodiesChangeNoResult(_ fixture: Fixture) {
    let blanked = Trial(fixture, verifies: false)
    let whole = Trial(fixture, texts: fixture.before, verifies: false, blanks: false)
    #expect(blanked.outcomes == whole.outcomes)
    #expect((blanked.set.accepted + blanked.set.offered).map(\.edits) == (whole.set.accepted + whole.set.offered).map(\.edits))
    #expect((blanked.set.accepted + blanked.set.offered).map(\.record) == (whole.set.accepted + whole.set.offered).map(\.record))
  }

  /// The same of the app that is shown, whose files are many and whose helpers are called from afar.
  @Test func blankedBodiesChangeNoResultOfAnApp() throws {
    let texts = try LegacyApp.texts()
    let (blanked, whole) = (Trial(texts, verifies: false), Trial(texts, verifies: false, blanks: false))
    #expect(blanked.outcomes == whole.outcomes)
    #expect((blanked.set.accepted + blanked.set.offered).map(\.record) == (whole.set.accepted + whole.set.offered).map(\.record))
    #expect(Trial(texts).outcomes == Trial(texts, blanks: false).outcomes)
  }

  @Test(arguments: Fixture.all) func everyChangeAloneParses(_ fixture: Fixture) {
    let trial = Trial(fixture, accepts: .needsReview)
    for change in trial.set.accepted {
      for (file, edits) in change.edits.edits {
        let text = fixture.before[file]?.applying(edits)
        #expect(text?.isBroken(in: file, unlike: fixture.before[file]) == false, "\(change.message) in \(file)")
      }
    }
  }

  @Test(arguments: Fixture.all) func aCommentSuppresses(_ fixture: Fixture) {
    for outcome in Trial(fixture).outcomes {
      let parts = outcome.place.split(separator: ":")
      guard let line = parts.last.flatMap({ Int($0) }), let file = parts.first.map({ FileID(String($0)) }) else { continue }
      var texts = fixture.before
      let isXML = SourceLanguage(of: file) == nil && texts[file]?.contains("<plist") ?? false
      let comment = isXML ? "<!-- reframe:ignore:\(outcome.transform) -->" : "// reframe:ignore:\(outcome.transform)"
      texts[file] = texts[file]?.insertingLine(comment, before: line)
      guard texts[file]?.isBroken(in: file, unlike: fixture.before[file]) == false else { continue }
      let place = "\(file):\(line + 1)"
      let left = Trial(texts, target: fixture.deploymentTarget, assumptions: fixture.assumptions).outcomes
      #expect(!left.contains { $0.place == place && $0.transform == outcome.transform }, "\(outcome)")
    }
  }

  @Test(arguments: Fixture.all, Dressing.allCases) func dressChangesNothingButItself(_ fixture: Fixture, _ dressing: Dressing) {
    let plain = Trial(fixture, accepts: .needsReview)
    let dressed = Trial(
      fixture.before.reduce(into: [:]) { $0[$1.key] = dressing.apply($1.value, as: $1.key) }, accepts: .needsReview,
      target: fixture.deploymentTarget, assumptions: fixture.assumptions, others: fixture.others)
    for (file, text) in plain.result {
      let isNew = fixture.before[file] == nil
      let expected = dressing.apply(text, as: file, isNew: isNew).string
      let found = dressed.result[file]?.string ?? ""
      #expect((isNew ? dressing.undressed(found) : found) == (isNew ? dressing.undressed(expected) : expected), "\(file)")
    }
    #expect(dressed.set.accepted.count == plain.set.accepted.count)
  }
}

/// Ways in which the same code can be saved.
enum Dressing: String, CaseIterable, Sendable {
  case crlf
  case byteOrderMark
  case leadingEmoji
  case tabs

  /// Files of other kinds than sources are dressed in line endings only; what a new file takes over is endings and tabs.
  func apply(_ text: SourceText, as file: FileID, isNew: Bool = false) -> SourceText {
    let isSource = SourceLanguage(of: file) != nil
    switch self {
    case .crlf: return isSource || !isNew ? apply(text) : text
    case .tabs: return isSource ? apply(text) : text
    case .byteOrderMark, .leadingEmoji: return isSource && !isNew ? apply(text) : text
    }
  }

  private static let emoji = "// 👩‍👩‍👧‍👦 e\u{301}"

  /// A new file takes over the head of another one, with the emoji, and its step of indentation, of which a case with two
  /// spaces has two when every fourth becomes a tab.
  func undressed(_ text: String) -> String {
    switch self {
    case .leadingEmoji: text.hasPrefix(Self.emoji) ? String(text.dropFirst(Self.emoji.count).drop(while: \.isNewline)) : text
    case .tabs: text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
    case .crlf, .byteOrderMark: text
    }
  }

  private func apply(_ text: SourceText) -> SourceText {
    switch self {
    case .crlf: text.withLineEnding("\r\n")
    case .byteOrderMark: SourceText(bytes: [0xEF, 0xBB, 0xBF] + text.bytes)
    case .leadingEmoji: SourceText(Self.emoji + "\n" + text.string)
    case .tabs: SourceText(text.string.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withTabs).joined(separator: "\n"))
    }
  }

  /// Four leading spaces become a tab.
  private static func withTabs(_ line: Substring) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: "\t", count: spaces / 4) + String(repeating: " ", count: spaces % 4) + line.dropFirst(spaces)
  }
}

extension SourceText {
  /// The text with every line ending exchanged.
  func withLineEnding(_ ending: String) -> SourceText {
    var result: [UInt8] = []
    for byte in bytes where byte != 0x0D {
      if byte == 0x0A { result += Array(ending.utf8) } else { result.append(byte) }
    }
    return SourceText(bytes: result)
  }

  func insertingLine(_ line: String, before number: Int) -> SourceText {
    let start = LineTable(self).starts[number - 1]
    return SourceText(bytes: bytes[..<start] + Array((line + "\n").utf8) + bytes[start...])
  }

  /// What the tree of the text prints, in the language of the file.
  func reprinted(as file: FileID) -> [UInt8] {
    guard file.isSwift else { return ObjCTree(self).printed }
    return SwiftFile.parse(self, of: file).syntaxTextBytes
  }
}
