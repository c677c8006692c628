import ObjCSyntax
import SourceEdits
import SourceText

/// A macro of the project that reads from the screen or from the application's windows.
public struct ObjCMacro: Sendable, Hashable {
  /// What its body reads by itself, or that it does so through another name of the project.
  public enum Read: String, Sendable {
    case size
    case scale
    case display
    case window
    case alias
  }

  public let name: String
  public let file: FileID
  /// The bytes of the directive.
  public let range: Range<ByteOffset>
  public let read: Read
  /// Why its uses are not moved, or why it stays where they are.
  public let reason: ReasonCode
  /// It does more than read, so that its uses cannot be exchanged for something nearer.
  public let computes: Bool

  public init(name: String, file: FileID, range: Range<ByteOffset>, read: Read, reason: ReasonCode, computes: Bool) {
    self.name = name
    self.file = file
    self.range = range
    self.read = read
    self.reason = reason
    self.computes = computes
  }
}

extension Proposal {
  /// Leaves a macro where it is defined.
  ///
  /// - Parameter uses: how often it is used in the project.
  public static func leaving(_ macro: ObjCMacro, in file: ObjCFile) -> Proposal {
    let code = file.text.string(in: macro.range).split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace).filter { $0 != "\\" }
    }.joined(separator: " ")
    let shown = code.count > 80 ? code.prefix(79) + "…" : code[...]
    return Proposal(
      message: leaving(String(shown)), anchor: macro.range, action: .manual(macro.reason),
      record: ChangeRecord(
        scope: "top level", oldDependency: code, newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
  }
}
