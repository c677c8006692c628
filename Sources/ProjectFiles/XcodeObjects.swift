import SourceText

/// The objects of a project file and how they refer to each other.
struct XcodeObjects: Sendable {
  /// In the order of the file. The key is the object's id.
  let entries: [PropertyListNode.Entry]
  private let positions: [String: Int]
  private let kinds: [String: [Int]]
  /// For each file or group the group that it is in.
  let parents: [String: String]
  /// The folders of the groups, from the folder that paths start from; nil for one outside of the source tree.
  private var folders: [String: String?] = [:]

  init(_ entries: [PropertyListNode.Entry]) {
    self.entries = entries
    var positions: [String: Int] = [:]
    var kinds: [String: [Int]] = [:]
    var parents: [String: String] = [:]
    positions.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() {
      positions[entry.key] = position
      let kind = entry.value["isa"]?.string ?? ""
      kinds[kind, default: []].append(position)
      guard Self.groupKinds.contains(kind), let children = entry.value["children"]?.array else { continue }
      for child in children {
        if let id = child.string { parents[id] = entry.key }
      }
    }
    (self.positions, self.kinds, self.parents) = (positions, kinds, parents)
    for kind in Self.groupKinds {
      for position in kinds[kind] ?? [] { _ = folder(of: entries[position].key, depth: 0) }
    }
  }

  private static let groupKinds: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  subscript(id: String) -> PropertyListNode? { positions[id].map { entries[$0].value } }

  func entry(_ id: String) -> PropertyListNode.Entry? { positions[id].map { entries[$0] } }

  /// The objects of a kind, in the order of the file.
  func all(ofKind kind: String) -> [(id: String, object: PropertyListNode)] {
    (kinds[kind] ?? []).map { (entries[$0].key, entries[$0].value) }
  }

  /// What is called a kind in the file, like `PBXGroup`.
  func kind(of id: String) -> String? { self[id]?["isa"]?.string }

  /// The objects that a list of ids in an object names, in order; ids of nothing are passed over.
  func objects(_ key: String, of object: PropertyListNode) -> [(id: String, object: PropertyListNode)] {
    (object[key]?.strings ?? []).compactMap { id in self[id].map { (id, $0) } }
  }

  /// The path of a file or group from the folder that paths start from; `..` leads out of it. Nil for one in no source tree.
  func path(of id: String) -> String? {
    guard let object = self[id] else { return nil }
    if let known = folders[id] { return known }
    guard let parent = base(of: id, object, depth: 0, known: folders) else { return nil }
    return SourcePath.joined(parent, object["path"]?.string ?? "")
  }

  private mutating func folder(of id: String, depth: Int) -> String? {
    if let known = folders[id] { return known }
    guard let object = self[id], depth < 64 else { return nil }
    var base: String? = ""
    switch object["sourceTree"]?.string {
    case "<group>", nil: base = parents[id].map { folder(of: $0, depth: depth + 1) } ?? ""
    case "SOURCE_ROOT": break
    default: base = nil
    }
    let path = base.map { SourcePath.joined($0, object["path"]?.string ?? "") }
    folders[id] = .some(path)
    return path
  }

  /// The folder that the path of an object starts from.
  private func base(of id: String, _ object: PropertyListNode, depth: Int, known: [String: String?]) -> String? {
    switch object["sourceTree"]?.string {
    case "<group>", nil: parents[id].map { known[$0] ?? nil } ?? ""
    case "SOURCE_ROOT": ""
    default: nil
    }
  }
}

/// Paths with `/` between the parts.
public enum SourcePath {
  /// The path below a folder, without `.` and, as far as possible, without `..`; an absolute path stays one.
  public static func joined(_ folder: String, _ path: String) -> String {
    let whole = folder.isEmpty || path.utf8.first == 0x2F ? path : path.isEmpty ? folder : folder + "/" + path
    return mayNeedWork(whole) ? normalized(whole) : whole
  }

  /// The path without `.`, doubled slashes and, as far as possible, `..`.
  public static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.utf8.first == 0x2F ? "/" : "") + parts.joined(separator: "/")
  }

  /// A quick look for an empty part and for one that starts with a dot.
  private static func mayNeedWork(_ path: String) -> Bool {
    var previous: UInt8 = 0x2F
    var isFirst = true
    for byte in path.utf8 {
      if previous == 0x2F, byte == 0x2E || (byte == 0x2F && !isFirst) { return true }
      previous = byte
      isFirst = false
    }
    return previous == 0x2F && !isFirst
  }

  /// The last part.
  public static func name(_ path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What stands before the last part; empty when there is one part only.
  public static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
  }

  /// The part behind the last dot of the name, in lowercase.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    return name.utf8.lastIndex(of: 0x2E).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// The path seen from a folder above it; nil when the folder does not hold it. The empty folder holds all but what `..` leads to.
  public static func path(of path: String, in folder: String) -> String? {
    if folder.isEmpty { return path.hasPrefix("../") || path.utf8.first == 0x2F ? nil : path }
    guard path.utf8.count > folder.utf8.count + 1, path.utf8.starts(with: folder.utf8) else { return nil }
    let slash = path.utf8.index(path.utf8.startIndex, offsetBy: folder.utf8.count)
    return path.utf8[slash] == 0x2F ? String(path[path.utf8.index(after: slash)...]) : nil
  }
}
