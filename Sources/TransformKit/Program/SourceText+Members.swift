import SourceText

extension SourceText {
  /// The name stands somewhere behind a dot that follows anything but the object itself. Comments and strings count.
  func namesMember(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset + name.count < bytes.count {
        defer { offset += 1 }
        guard bytes[offset] == 0x2E, bytes[offset + 1] == first else { continue }
        let end = offset + 1 + name.count
        guard bytes[offset + 1..<end].elementsEqual(name), end == bytes.count || !Self.isPartOfName(bytes[end]) else { continue }
        if !Self.followsSelf(bytes, offset) { return true }
      }
      return false
    }
  }

  private static func followsSelf(_ bytes: UnsafeBufferPointer<UInt8>, _ dot: Int) -> Bool {
    ["self", "super"].contains { word in
      let start = dot - word.utf8.count
      return start >= 0 && bytes[start..<dot].elementsEqual(word.utf8) && (start == 0 || !isPartOfName(bytes[start - 1]))
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x80...: true
    default: false
    }
  }
}
