/// One key, as a person presses it.
enum KeyPress: Equatable {
  case character(Character)
  case up
  case down
  case enter
  case backspace
  case escape
  /// Control and C or D.
  case interrupt
  /// The window has another size, or Control and L was pressed.
  case redraw
  /// A key that means nothing here.
  case other
  /// There will be no more.
  case end
}

/// Where the keys of a review come from.
protocol KeySource: AnyObject {
  /// True when a person types on a terminal, false when a script answers.
  var isTerminal: Bool { get }
  /// The next key; waits for it.
  func next() -> KeyPress
  /// A text that ends with Enter, shown behind `prompt` while it is typed; nil when the person thinks better of it.
  func words(_ prompt: String) -> String?
  /// Makes room for the change to be shown again.
  func clear()
  /// Runs something that uses the terminal in its usual mode, such as an editor.
  func aside<T>(_ body: () throws -> T) rethrows -> T
}

/// Cuts bytes from a terminal into keys. It asks for more bytes only while a key is incomplete.
struct KeyDecoder {
  /// The next byte, when one comes soon; nil when not.
  let more: () -> UInt8?

  func key(_ first: UInt8) -> KeyPress {
    switch first {
    case 0x03, 0x04: return .interrupt
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x0C: return .redraw
    case 0x1B: return escape()
    case 0x09: return .character("\t")
    case 0x00..<0x20: return .other
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(first)))
    default: return character(first)
    }
  }

  private func escape() -> KeyPress {
    guard let second = more() else { return .escape }
    // `ESC [ parameters letter`, or `ESC O letter`.
    guard second == 0x5B || second == 0x4F else { return .other }
    while let byte = more() {
      guard (0x40...0x7E).contains(byte), byte != 0x5B else { continue }
      switch byte {
      case 0x41: return .up
      case 0x42: return .down
      default: return .other
      }
    }
    return .other
  }

  private func character(_ first: UInt8) -> KeyPress {
    let count =
      switch first {
      case 0xC2...0xDF: 1
      case 0xE0...0xEF: 2
      case 0xF0...0xF4: 3
      default: 0
      }
    guard count > 0 else { return .other }
    var bytes = [first]
    for _ in 0..<count {
      guard let byte = more(), (0x80...0xBF).contains(byte) else { return .other }
      bytes.append(byte)
    }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else { return .other }
    return .character(character)
  }
}
