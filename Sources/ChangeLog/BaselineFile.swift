import Foundation
import SourceEdits

/// The file of a baseline: `docs/baseline.md` describes it.
extension Baseline {
  /// Grows when a reader of the version before could go wrong.
  public static let schemaVersion = 1

  private static let tool = "reframe"
  private static let kind = "baseline"
  /// More places than any code has; sums of such counts stay far from what a number holds.
  private static let largestCount = 1_000_000

  private struct Header: Decodable {
    let schemaVersion: Int?
    let tool: String?
    let kind: String?
  }

  private struct Document: Decodable {
    let entries: [Line]
  }

  /// The order of the letters is the order in the file.
  private struct Line: Codable {
    let file: String
    let fingerprint: String
    let places: Int
    let transform: String

    var isSound: Bool {
      let isHexadecimal = fingerprint.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      return !file.isEmpty && !transform.isEmpty && (1...Baseline.largestCount).contains(places)
        && fingerprint.utf8.count == BaselineEntry.fingerprintLength && isHexadecimal
    }
  }

  /// Reads a file. Throws a sentence that names `name` when it is none of ours.
  public init(file bytes: [UInt8], name: String) throws(LogError) {
    let data = Data(bytes)
    let lines: [Line]
    do {
      try Self.check(try JSONDecoder().decode(Header.self, from: data), name: name)
      lines = try JSONDecoder().decode(Document.self, from: data).entries
    } catch {
      throw Self.sentence(for: error, bytes: bytes, name: name)
    }
    var counts: [BaselineEntry: Int] = [:]
    for (index, line) in lines.enumerated() {
      guard line.isSound else { throw LogError("entry \(index + 1) of the baseline '\(name)' is none that reframe writes") }
      let entry = BaselineEntry(file: FileID(line.file), transform: line.transform, fingerprint: line.fingerprint)
      // A merge may leave both lines of one place.
      counts[entry] = max(counts[entry] ?? 0, line.places)
    }
    self.init(counts: counts)
  }

  /// The file: sorted, one entry a line, so that what changes in it is what changed.
  public func formatted() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = counts.sorted { $0.key < $1.key }.map { entry, count in
      let line = Line(file: entry.file.path, fingerprint: entry.fingerprint, places: count, transform: entry.transform)
      // Strings and a number: there is nothing that could not be written.
      return "    " + String(decoding: try! encoder.encode(line), as: UTF8.self)
    }
    let head = "{\n  \"schemaVersion\": \(Self.schemaVersion),\n  \"tool\": \"\(Self.tool)\",\n  \"kind\": \"\(Self.kind)\",\n"
    let entries = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("\(head)  \"entries\": \(entries)\n}\n".utf8)
  }

  private static func check(_ header: Header, name: String) throws(LogError) {
    guard header.tool == tool, header.kind == kind else {
      throw LogError("'\(name)' is no baseline of reframe")
    }
    guard let version = header.schemaVersion else { throw LogError("the baseline '\(name)' does not say its schemaVersion") }
    guard version == schemaVersion else {
      throw LogError(
        "the baseline '\(name)' has schemaVersion \(version), and this reframe reads \(schemaVersion); use the reframe that wrote "
          + "it, or delete it and write it anew")
    }
  }

  private static func sentence(for error: any Error, bytes: [UInt8], name: String) -> LogError {
    if let error = error as? LogError { return error }
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .keyNotFound(_, let context), .valueNotFound(_, let context):
      guard let index = context.codingPath.lazy.compactMap(\.intValue).first else {
        return LogError("'\(name)' is no baseline of reframe")
      }
      return LogError("entry \(index + 1) of the baseline '\(name)' is none that reframe writes")
    default:
      let isMerging = bytes.split(separator: 0x0A).contains { $0.starts(with: "<<<<<<< ".utf8) }
      let hint = isMerging ? "; it holds the marks of a merge, resolve that first" : ""
      return LogError("the baseline '\(name)' is not JSON\(hint)")
    }
  }
}
