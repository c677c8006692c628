extension Finding {
  /// Why the code is left, where the message says so after it: `leave 'x': it is shared`.
  public var why: String? {
    guard message.hasPrefix("leave ") else { return nil }
    let isCode = message.hasPrefix("leave '")
    guard let colon = message.firstRange(of: isCode ? "': " : ": "), isCode || !message[..<colon.lowerBound].contains("'") else { return nil }
    return String(message[colon.upperBound...])
  }
}
