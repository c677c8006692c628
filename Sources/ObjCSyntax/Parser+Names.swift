/// What a name is by its looks.
extension Parser {
  /// A name that is a type by its looks: capital first and small letters later, `id`, or a known number.
  func looksLikeType(_ at: Int) -> Bool {
    let token = token(at)
    guard token.length > 1 else { return false }
    let start = bytes + Int(token.start)
    if (0x41...0x5A).contains(start[0]) {
      for index in 1..<Int(token.length) where (0x61...0x7A).contains(start[index]) { return true }
    }
    return isKnownNumberType(at)
  }

  /// A name without small letters, like `NS_ASSUME_NONNULL_BEGIN`.
  func isShouted(_ at: Int) -> Bool {
    let token = token(at)
    guard token.length > 1 else { return false }
    let start = bytes + Int(token.start)
    for index in 0..<Int(token.length) where (0x61...0x7A).contains(start[index]) { return false }
    return (0x41...0x5A).contains(start[0]) || start[0] == 0x5F
  }

  /// A shouted name, one with two underscores in front, or one that is called with a string: no type and no variable.
  func isMacroLike(_ at: Int) -> Bool {
    guard symbol(at) == .identifier else { return false }
    if isShouted(at) { return true }
    if symbol(at + 1) == .leftParen, symbol(at + 2) == .string || symbol(at + 2) == .objcString { return true }
    let token = token(at)
    let start = bytes + Int(token.start)
    return token.length > 2 && start[0] == 0x5F && start[1] == 0x5F
  }
}
