import Foundation

/// Keys from a file or a pipe: every character is one, white space is passed over, and a text goes up to the line's end.
final class ScriptKeys: KeySource {
  let isTerminal = false
  private let output: Output
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  init(output: Output) {
    self.output = output
  }

  func next() -> KeyPress {
    output.flush()
    while let byte = byte() {
      if byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
      return KeyDecoder(more: { self.byte() }).key(byte)
    }
    return .end
  }

  func words(_ prompt: String) -> String? {
    var line: [UInt8] = []
    while let byte = byte(), byte != 0x0A { line.append(byte) }
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  func clear() { output.write("\n") }

  func aside<T>(_ body: () throws -> T) rethrows -> T {
    output.flush()
    return try body()
  }

  private func byte() -> UInt8? {
    if bytes.isEmpty, !isAtEnd { fill() }
    return bytes.isEmpty ? nil : bytes.removeFirst()
  }

  private func fill() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat { count = read(STDIN_FILENO, &chunk, chunk.count) } while count < 0 && errno == EINTR
    if count > 0 { bytes = Array(chunk[..<count]) } else { isAtEnd = true }
  }
}
