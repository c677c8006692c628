/// Comments between `/*` and `*/`, which nest in Swift.
public enum BlockComment {
  /// The byte offset behind the comment that begins at `start`; `limit` when it does not end before.
  public static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ start: ByteOffset, _ limit: ByteOffset) -> ByteOffset {
    var offset = start
    var depth = 0
    while offset + 1 < limit {
      if bytes[offset] == 0x2F, bytes[offset + 1] == 0x2A {
        depth += 1
        offset += 2
      } else if bytes[offset] == 0x2A, bytes[offset + 1] == 0x2F {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return limit
  }
}
