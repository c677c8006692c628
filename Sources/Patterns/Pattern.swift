import CPCRE2
import SourceText

/// A compiled PCRE2 pattern that searches bytes.
///
/// Patterns see bytes, not characters: `.` is one byte, and a letter outside ASCII is several of `[\x80-\xff]`. Where
/// the machine allows it the pattern is compiled to machine code (JIT).
///
/// `@unchecked Sendable`: the compiled code is never written to after `init`, which PCRE2 documents as safe to share
/// between threads; each search makes its own match data.
public final class Pattern: @unchecked Sendable {
  /// A pattern that PCRE2 does not take.
  public struct CompileError: Error, CustomStringConvertible {
    public let pattern: String
    /// The byte offset in the pattern where the fault was seen.
    public let offset: Int
    public let reason: String

    public var description: String { "the pattern '\(pattern)' has a fault at byte \(offset): \(reason)" }
  }

  /// What a search found; unset groups are nil.
  public struct Match: Sendable {
    public let range: Range<ByteOffset>
    public let groups: [Range<ByteOffset>?]
  }

  private let code: OpaquePointer
  private let groupCount: Int

  /// Compiles `pattern`; `^` and `$` match at every line.
  public init(_ pattern: String) throws(CompileError) {
    var errorCode: Int32 = 0
    var errorOffset = 0
    let bytes = Array(pattern.utf8)
    let compiled = bytes.withUnsafeBufferPointer {
      pcre2_compile_8($0.baseAddress, bytes.count, UInt32(PCRE2_MULTILINE), &errorCode, &errorOffset, nil)
    }
    guard let compiled else {
      throw CompileError(pattern: pattern, offset: errorOffset, reason: Self.message(errorCode))
    }
    code = compiled
    pcre2_jit_compile_8(compiled, UInt32(PCRE2_JIT_COMPLETE))
    var captures: UInt32 = 0
    pcre2_pattern_info_8(compiled, UInt32(PCRE2_INFO_CAPTURECOUNT), &captures)
    groupCount = Int(captures)
  }

  deinit {
    pcre2_code_free_8(code)
  }

  /// Calls `body` with every match in order until it returns false. Offsets are bytes of `bytes`.
  ///
  /// A match that would take more steps or memory than PCRE2 allows by default ends the search.
  public func forEachMatch(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Match) -> Bool) {
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil) else { return }
    defer { pcre2_match_data_free_8(data) }
    var start = 0
    while start <= bytes.count {
      guard match(bytes, from: start, data),
        let vector = pcre2_get_ovector_pointer_8(data)
      else { return }
      let range = vector[0]..<max(vector[0], vector[1])
      let groups = (0..<groupCount).map { index -> Range<ByteOffset>? in
        let low = vector[2 * index + 2]
        let high = vector[2 * index + 3]
        // PCRE2_UNSET is the largest size_t, which reads as -1 here.
        return low < 0 || high < low ? nil : low..<high
      }
      guard body(Match(range: range, groups: groups)) else { return }
      // `\K` may report a match that ends before the place where the search began.
      start = max(range.isEmpty ? range.upperBound + 1 : range.upperBound, start + (range.upperBound > start ? 0 : 1))
    }
  }

  /// Searches with the compiled code and, where its stack does not suffice, without it.
  private func match(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ data: OpaquePointer) -> Bool {
    // PCRE2 takes no null pointer for an empty text before version 10.40.
    let empty: StaticString = ""
    let base = bytes.baseAddress ?? empty.utf8Start
    var result = pcre2_match_8(code, base, bytes.count, start, 0, data, nil)
    if result < 0, result != PCRE2_ERROR_NOMATCH {
      result = pcre2_match_8(code, base, bytes.count, start, UInt32(PCRE2_NO_JIT), data, nil)
    }
    return result > 0
  }

  /// All matches in order.
  public func matches(in text: SourceText) -> [Match] {
    var result: [Match] = []
    text.bytes.withUnsafeBufferPointer { bytes in
      forEachMatch(in: bytes) {
        result.append($0)
        return true
      }
    }
    return result
  }

  /// The first match.
  public func firstMatch(in text: SourceText) -> Match? {
    var result: Match?
    text.bytes.withUnsafeBufferPointer { bytes in
      forEachMatch(in: bytes) {
        result = $0
        return false
      }
    }
    return result
  }

  private static func message(_ code: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = buffer.withUnsafeMutableBufferPointer { pcre2_get_error_message_8(code, $0.baseAddress, $0.count) }
    return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
  }
}
