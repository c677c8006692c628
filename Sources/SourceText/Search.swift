extension SourceText {
  /// True when the words are written anywhere, byte for byte.
  public func contains(_ words: String) -> Bool {
    var words = words
    return words.withUTF8 { Search.firstOffset(of: $0, in: bytes, 0..<count) != nil }
  }

  /// True when the ASCII word is written between two byte offsets.
  public func contains(_ word: StaticString, in range: Range<ByteOffset>) -> Bool {
    firstOffset(of: word, in: range) != nil
  }

  /// The byte offset of the first place of the ASCII word between two byte offsets.
  public func firstOffset(of word: StaticString, in range: Range<ByteOffset>) -> ByteOffset? {
    word.withUTF8Buffer { Search.firstOffset(of: $0, in: bytes, range) }
  }

  /// True when the word, given in lowercase ASCII letters, is written between two byte offsets in whatever case.
  public func containsIgnoringCase(_ word: StaticString, in range: Range<ByteOffset>) -> Bool {
    word.withUTF8Buffer { letters in
      range.count >= letters.count
        && (range.lowerBound...range.upperBound - letters.count).contains { start in
          // The bit makes letters lowercase.
          letters.indices.allSatisfy { bytes[start + $0] | 0x20 == letters[$0] }
        }
    }
  }
}

private enum Search {
  static func firstOffset(of word: UnsafeBufferPointer<UInt8>, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = word.first, range.count >= word.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let end = range.upperBound - word.count
      var offset = range.lowerBound
      while offset <= end {
        if bytes[offset] == first {
          var index = 1
          while index < word.count, bytes[offset + index] == word[index] { index += 1 }
          if index == word.count { return offset }
        }
        offset += 1
      }
      return nil
    }
  }
}
