import SourceEdits

/// What was worked out of files, as long as there is room for it: of a large project not all would fit.
///
/// When it is full it forgets everything, and what is asked for again is worked out again: the answers are the same.
struct BoundedCache<Value> {
  private var values: [FileID: Value] = [:]
  private var size = 0
  private let limit: Int

  /// - Parameter limit: bytes of source whose values are kept.
  init(limit: Int) {
    self.limit = limit
  }

  subscript(file: FileID) -> Value? { values[file] }

  /// - Parameter bytes: the size of the source.
  mutating func keep(_ value: Value, of file: FileID, bytes: Int) {
    if size + bytes > limit {
      values = [:]
      size = 0
    }
    values[file] = value
    size += bytes
  }
}
