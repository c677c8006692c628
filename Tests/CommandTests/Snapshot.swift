import Foundation

/// The files below a folder with their bytes and modes, but for git's own and for the lock.
struct Snapshot: Equatable, CustomStringConvertible {
  struct Entry: Equatable {
    var mode: Int
    var bytes: Data
  }

  var files: [String: Entry] = [:]

  init(_ folder: URL) throws {
    let keeper = FileManager.default
    for name in try keeper.subpathsOfDirectory(atPath: folder.path) where !Self.isPassedOver(name) {
      let path = folder.path + "/" + name
      let attributes = try keeper.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[name] = Entry(
        mode: attributes[.posixPermissions] as? Int ?? -1, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  private static func isPassedOver(_ name: String) -> Bool {
    name == ".git" || name.hasPrefix(".git/") || name == ".reframe/lock"
  }

  /// What is not ours to keep.
  var sources: Snapshot {
    var sources = self
    sources.files = files.filter { $0.key != ".reframe" && !$0.key.hasPrefix(".reframe/") }
    return sources
  }

  /// What is beside files only while something is written.
  var leftovers: [String] {
    files.keys.filter { name in
      let last = name.split(separator: "/").last ?? ""
      return last.hasPrefix(".reframe-") || last.hasPrefix("journal-") || last == "trial.json"
    }.sorted()
  }

  /// True while a run that was interrupted is not ended yet.
  var hasJournal: Bool { files.keys.contains { $0.hasPrefix(".reframe/journal-") } }

  /// The numbers of the batches in the log with what is left of each: true when it is in the files.
  var batches: [Int: Bool] {
    var batches: [Int: Bool] = [:]
    for name in files.keys where name.hasPrefix(".reframe/batches/") && name.hasSuffix("/batch.json") {
      let folder = name.dropLast("batch.json".count)
      batches[Int(folder.dropFirst(".reframe/batches/".count).prefix(4)) ?? -1] = files[folder + "undone-1.json"] == nil
    }
    return batches
  }

  /// Makes the folder so again; what git keeps stays.
  func restore(to folder: URL) throws {
    let keeper = FileManager.default
    for name in try keeper.contentsOfDirectory(atPath: folder.path) where name != ".git" {
      try keeper.removeItem(atPath: folder.path + "/" + name)
    }
    for (name, entry) in files {
      let url = folder.appendingPathComponent(name)
      try keeper.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try entry.bytes.write(to: url)
      try keeper.setAttributes([.posixPermissions: entry.mode], ofItemAtPath: url.path)
    }
  }

  var description: String {
    files.sorted { $0.key < $1.key }.map { "\($0) \(String($1.mode, radix: 8)) \($1.bytes.count) bytes" }.joined(separator: "\n")
  }
}
