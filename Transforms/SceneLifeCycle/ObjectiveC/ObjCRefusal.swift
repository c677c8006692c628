import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Why an app delegate is left as it is, and the place that stands in the way.
struct ObjCRefusal {
  let reason: ReasonCode
  let file: FileID
  let range: Range<ByteOffset>
  let message: String

  init(_ reason: ReasonCode, at node: ObjCNode, in file: ObjCFile, _ message: String) {
    self.reason = reason
    self.file = file.id
    range = node.range
    self.message = message
  }

  init(_ reason: ReasonCode, in file: FileID, range: Range<ByteOffset>, _ message: String) {
    self.reason = reason
    self.file = file
    self.range = range
    self.message = message
  }

  /// - Parameter name: the app delegate that is left.
  func outcome(for name: String) -> SceneMigrationOutcome {
    .refusal(reason, file: file, range: range, message: "leave '\(name)': \(message)")
  }
}
