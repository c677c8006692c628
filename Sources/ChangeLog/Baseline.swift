import SourceEdits
import SourceText

/// What a baseline remembers of a place: enough to know it again, and nothing that moves when other code does.
public struct BaselineEntry: Hashable, Comparable, Sendable {
  public let file: FileID
  public let transform: String
  /// Sixteen hexadecimal digits made of the transform, the file, the scope and the text of the lines. Places with equal
  /// lines in one scope share them.
  public let fingerprint: String

  public init(file: FileID, transform: String, fingerprint: String) {
    self.file = file
    self.transform = transform
    self.fingerprint = fingerprint
  }

  /// The entry of a place that stands at a range of a text.
  ///
  /// Neither the numbers of the lines nor their indentation count, nor what a transform says of them.
  public init(file: FileID, transform: String, scope: String, range: Range<ByteOffset>, in text: SourceText) {
    let names: [UInt8] = [transform, file.path, scope].flatMap { Array($0.utf8) + [0] }
    let id = ContentID(of: names + text.trimmedLines(touching: range))
    self.init(file: file, transform: transform, fingerprint: String(id.digits.prefix(Self.fingerprintLength)))
  }

  static let fingerprintLength = 16

  /// Where places are counted together.
  var area: BaselineArea {
    let slash = file.path.utf8.lastIndex(of: 0x2F)
    return BaselineArea(transform: transform, folder: slash.map { String(file.path[..<$0]) } ?? "")
  }

  public static func < (a: BaselineEntry, b: BaselineEntry) -> Bool {
    (a.file, a.transform, a.fingerprint) < (b.file, b.transform, b.fingerprint)
  }
}

/// One transform in one folder: what may have fewer places, and not more.
public struct BaselineArea: Hashable, Comparable, Sendable {
  public let transform: String
  /// Relative to the root; empty for the root itself.
  public let folder: String

  public init(transform: String, folder: String) {
    self.transform = transform
    self.folder = folder
  }

  public static func < (a: BaselineArea, b: BaselineArea) -> Bool { (a.transform, a.folder) < (b.transform, b.folder) }
}

/// The places that are known and may stay for now.
public struct Baseline: Equatable, Sendable {
  /// How many places each entry stands for, one at least.
  public let counts: [BaselineEntry: Int]

  public init(counts: [BaselineEntry: Int] = [:]) {
    self.counts = counts
  }

  /// The baseline that holds just these places.
  public init(_ places: [BaselinePlace]) {
    self.init(counts: places.reduce(into: [:]) { $0[$1.entry, default: 0] += 1 })
  }

  /// The number of places.
  public var total: Int { counts.values.reduce(0, +) }

  /// The number of places by transform and folder.
  var areas: [BaselineArea: Int] { counts.reduce(into: [:]) { $0[$1.key.area, default: 0] += $1.value } }
}

/// A change or finding of a run, as a baseline sees it.
public struct BaselinePlace: Hashable, Sendable {
  /// The id of the change or finding.
  public let id: String
  public let anchor: Anchor
  public let entry: BaselineEntry

  public init(id: String, anchor: Anchor, entry: BaselineEntry) {
    self.id = id
    self.anchor = anchor
    self.entry = entry
  }
}

extension ChangeSet {
  /// Every change and finding in order of the places.
  ///
  /// - Parameter name: gives each file as the baseline has it.
  /// - Parameter text: gives the text of a file that reaches to an offset at least; asked once for each file.
  public func baselinePlaces(
    named name: (FileID) -> FileID = { $0 }, text: (FileID, _ reaching: ByteOffset) throws -> SourceText
  ) rethrows -> [BaselinePlace] {
    let changes = (accepted + offered).map { (id: $0.id, anchor: $0.anchor, transform: $0.transform, scope: $0.record.scope) }
    let all = changes + findings.map { (id: $0.id, anchor: $0.anchor, transform: $0.transform, scope: $0.scope) }
    return try Dictionary(grouping: all, by: \.anchor.file).sorted { $0.key < $1.key }.flatMap { file, list in
      let text = try text(file, list.map(\.anchor.range.upperBound).max() ?? 0)
      let name = name(file)
      return list.sorted { ($0.anchor, $0.transform, $0.id) < ($1.anchor, $1.transform, $1.id) }.map {
        let entry = BaselineEntry(file: name, transform: $0.transform, scope: $0.scope, range: $0.anchor.range, in: text)
        return BaselinePlace(id: $0.id, anchor: $0.anchor, entry: entry)
      }
    }
  }
}

extension SourceText {
  /// The lines that the range touches, each without the white space around it and with a line feed behind it.
  fileprivate func trimmedLines(touching range: Range<ByteOffset>) -> [UInt8] {
    var result: [UInt8] = []
    let end = min(range.upperBound, count)
    var offset = startOfLine(at: min(range.lowerBound, count))
    repeat {
      let next = endOfLine(at: offset)
      result += Self.trimmed(bytes[offset..<next]) + [0x0A]
      offset = next
    } while offset < end
    return result
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    let rest = start.drop(while: isBlank)
    return rest[..<(rest.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? rest.startIndex)]
  }
}
