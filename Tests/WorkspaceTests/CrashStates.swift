import Foundation
import Synchronization
import Testing

@testable import Workspace

/// What is in a folder: every file with its bytes and mode, and every folder. What Reframe keeps of itself is left out,
/// but for its batches.
struct Tree: Hashable, CustomStringConvertible {
  struct Entry: Hashable {
    let mode: Int
    /// nil for a folder.
    let bytes: Data?
  }

  var entries: [String: Entry] = [:]

  init(_ root: String) throws {
    let keeper = FileManager.default
    for name in try keeper.subpathsOfDirectory(atPath: root) where !Self.isOwn(name) {
      let attributes = try keeper.attributesOfItem(atPath: root + "/" + name)
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      entries[name] = Entry(
        mode: isFolder ? 0 : attributes[.posixPermissions] as? Int ?? -1,
        bytes: isFolder ? nil : try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)))
    }
  }

  private static func isOwn(_ name: String) -> Bool { name == ".reframe/lock" || name == ".git" || name.hasPrefix(".git/") }

  /// What lies beside files only while a batch is written.
  var leftovers: [String] {
    entries.keys.filter { $0.split(separator: "/").last!.hasPrefix(".reframe-") || $0.hasPrefix(".reframe/journal") }.sorted()
  }

  /// The same for what differs only in the names that were made up for the files beside others.
  var shape: Tree {
    var shape = self
    shape.entries = [:]
    for (name, entry) in entries {
      let text = name.hasPrefix(".reframe/journal") ? entry.bytes.map { String(decoding: $0, as: UTF8.self) } : nil
      let bytes = text.map { Data($0.replacing(/\.reframe-\d+-\w+/, with: "mark").utf8) } ?? entry.bytes
      shape.entries[name.replacing(/\.reframe-\d+-\w+/, with: "mark")] = Entry(mode: entry.mode, bytes: bytes)
    }
    return shape
  }

  /// Makes it so in an empty folder.
  func write(to root: String) throws {
    let keeper = FileManager.default
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if let bytes = entry.bytes {
        try bytes.write(to: URL(fileURLWithPath: root + "/" + name))
        try keeper.setAttributes([.posixPermissions: entry.mode], ofItemAtPath: root + "/" + name)
      } else {
        try keeper.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
      }
    }
  }

  var description: String {
    entries.sorted { $0.key < $1.key }.map { name, entry in
      "\(name) \(String(entry.mode, radix: 8)) \(entry.bytes.map { String(decoding: $0.prefix(40), as: UTF8.self) } ?? "/")"
    }.joined(separator: "\n")
  }
}

/// The states in which a crash at each step would leave a folder.
final class CrashStates: Sendable {
  struct State: Sendable {
    /// The step at which each run was ended, the first one first.
    let steps: [String]
    let tree: Tree
  }

  private let states = Mutex<[State]>([])
  private let root: String
  private let earlier: [String]

  init(of root: String, after earlier: [String] = []) {
    self.root = root
    self.earlier = earlier
  }

  /// To be called at each step of a write.
  func note(_ step: String) {
    states.withLock { states in
      do { states.append(State(steps: earlier + [step], tree: try Tree(root))) } catch { Issue.record(error) }
    }
  }

  var all: [State] { states.withLock { $0 } }
  var steps: [String] { all.map { $0.steps.last! } }

  /// Recovers every state, and every state in which a crash during that recovery would leave it, and so on; gives what
  /// each ends in. A state that was seen before is not looked at again.
  ///
  /// - Parameter judge: called with the steps that led to it, the sentence of the error if there is one, and what the folder
  ///   is after the next run.
  func recoverAll(_ judge: ([String], String?, Tree) throws -> Void) throws {
    var seen: Set<Tree> = []
    try recoverAll(besides: &seen, judge)
  }

  /// - Parameter seen: the states that were looked at already; those that are looked at now are added.
  func recoverAll(besides seen: inout Set<Tree>, _ judge: ([String], String?, Tree) throws -> Void) throws {
    var open = all
    while let state = open.popLast() {
      guard seen.insert(state.tree.shape).inserted else { continue }
      let folder = try TemporaryFolder()
      try state.tree.write(to: folder.path)
      let further = CrashStates(of: folder.path, after: state.steps)
      let message = sentence { try folder.checkout().recover(CheckoutWriter.Options(reached: further.note)) }
      open += further.all
      try judge(state.steps, message, try Tree(folder.path))
    }
  }
}
