import ObjCSyntax
import SourceText

extension ObjCTree {
  /// The bytes of every identifier with this text in code, in order; text in comments, strings and directives is none.
  func identifiers(named word: String) -> [Range<ByteOffset>] {
    let bytes = Array(word.utf8)
    guard let first = bytes.first else { return [] }
    var result: [Range<ByteOffset>] = []
    text.bytes.withUnsafeBufferPointer { all in
      for token in root.significantTokens where token.range.count == bytes.count && all[token.range.lowerBound] == first {
        if all[token.range].elementsEqual(bytes) { result.append(token.range) }
      }
    }
    return result
  }

  /// The directive that the offset is in.
  func directive(around offset: ByteOffset) -> ObjCDirective? {
    var low = 0
    var high = directives.count
    while low < high {
      let middle = (low + high) / 2
      if directives[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, directives[low - 1].range.contains(offset) else { return nil }
    return directives[low - 1]
  }
}
