extension String {
  /// The string with a prefix exchanged, when it has it.
  public func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
