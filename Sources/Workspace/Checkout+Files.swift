import SourceEdits

extension Checkout {
  /// Reads a file's bytes. May be called from several threads.
  public func read(_ file: FileID) throws -> [UInt8] {
    try System.contents(of: root + "/" + file.path, name: file.path)
  }
}
