/// What a macro makes of names with `#` and `##`: text, or other names.
public struct MacroGluing: Sendable, Equatable {
  /// One of its parameters becomes text: `#code`.
  public private(set) var makesText = false
  /// What names begin with that it puts together: `SCREEN_` of `SCREEN_##side`.
  public private(set) var prefixes: [String] = []
  /// What they end with: `_WIDTH` of `thing##_WIDTH`.
  public private(set) var suffixes: [String] = []

  /// It puts a name together of two things that it is given: `left##right`.
  public private(set) var joinsParameters = false

  /// Nil for a body without either sign.
  init?(body: UnsafeBufferPointer<UInt8>, parameters: [String]) {
    guard body.contains(0x23) else { return nil }
    var scanner = CScanner(bytes: body, offset: 0)
    var name: String?
    var isGlued = false
    while let byte = scanner.byte {
      if byte == 0x22 || byte == 0x27 {
        scanner.skipLiteral()
        (name, isGlued) = (nil, false)
      } else if let next = scanner.name() {
        if isGlued, !parameters.contains(next) { suffixes.append(next) }
        joinsParameters = joinsParameters || isGlued && parameters.contains(next) && name.map(parameters.contains) ?? false
        (name, isGlued) = (next, false)
      } else if byte == 0x23 {
        let isPair = scanner.offset + 1 < body.count && body[scanner.offset + 1] == 0x23
        if isPair, let name, !parameters.contains(name) { prefixes.append(name) }
        makesText = makesText || !isPair
        isGlued = isPair
        scanner.offset += isPair ? 2 : 1
      } else {
        scanner.offset += 1
        if byte != 0x20, byte != 0x09, byte != 0x5C, byte != 0x0A, byte != 0x0D { (name, isGlued) = (nil, false) }
      }
    }
  }

  /// The macro may put this name together.
  public func mayMake(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix) }
}
