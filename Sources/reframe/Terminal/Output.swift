import Foundation

/// Standard output, written in big pieces. When the reader goes away the rest is dropped without a word.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// True once nobody reads it any more.
  private(set) var isBroken = false
  private var failure: Int32?
  private static let capacity = 256 * 1024

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what is left, and throws when something could not be written.
  func finish() throws {
    flush()
    if let failure {
      throw Failure(code: .files, message: "cannot write the output: \(String(cString: strerror(failure)))")
    }
  }

  /// Writes what is there, so that it can be read before something is waited for.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !isBroken else { return }
    buffer.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count >= 0 {
          offset += count
        } else if errno != EINTR {
          isBroken = true
          if errno != EPIPE { failure = errno }
          return
        }
      }
    }
  }
}
