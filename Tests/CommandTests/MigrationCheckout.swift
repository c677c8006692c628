import Foundation
import Testing

/// A checkout with some places of each level and the file of a migration, all committed.
final class MigrationCheckout {
  let checkout: TemporaryCheckout
  var folder: URL { checkout.folder }

  static let names = ["One", "Two", "Three", "Four"]

  /// A controller with a safe change of `screen-bounds`.
  static func gallery(_ name: String) -> String { TemporaryCheckout.gallery.replacing("Gallery", with: name) }

  /// A controller with a safe change of `screen-scale` and one of `screen-bounds`.
  static let scale = """
    import UIKit

    final class ScaleViewController: UIViewController {
        private let line = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            line.frame.size.height = 1 / UIScreen.main.scale
            line.frame.size.width = UIScreen.main.bounds.width
        }
    }

    """

  /// A command that fails when all of the files have a change of `screen-bounds`.
  static func fails(with names: String...) -> String {
    "! ( " + names.map { "grep -q 'view.bounds' App/\($0).swift" }.joined(separator: " && ") + " )"
  }

  init(_ migration: String, git: Bool = true, files more: [String: String] = [:]) throws {
    var files = ["App/Scale.swift": Self.scale, "App/Alerts.swift": TemporaryCheckout.alerts, "migration.json": migration]
    for name in Self.names { files["App/\(name).swift"] = Self.gallery(name) }
    checkout = try TemporaryCheckout(files.merging(more) { $1 }, git: git)
    guard git else { return }
    for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
      try checkout.git("config", key, value)
    }
  }

  /// A copy of another one.
  init(copyOf other: MigrationCheckout) throws {
    checkout = try TemporaryCheckout([:], git: false)
    for name in try other.names(in: "") {
      try FileManager.default.copyItem(at: other.folder.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
  }

  @discardableResult
  func reframe(_ line: String, status: Int32 = 0, environment: [String: String] = [:]) throws -> Reframe.Result {
    let words = line.split(separator: " ").map(String.init)
    let result = try Reframe.run(Reframe.executable, words, in: folder, environment: environment)
    #expect(result.status == status, "\(line)\n\(result.text)\(result.errors)")
    return result
  }

  /// Runs the migration.
  @discardableResult
  func run(_ flags: String = "", status: Int32 = 0, environment: [String: String] = [:]) throws -> Reframe.Result {
    try reframe("run \(flags) migration.json", status: status, environment: environment)
  }

  func write(_ text: String, to path: String) throws { try checkout.write(text, to: path) }

  func read(_ path: String) throws -> String { try checkout.read(path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }

  /// Those of the four controllers that were changed.
  var changed: [String] {
    get throws { try Self.names.filter { try read("App/\($0).swift") != Self.gallery($0) } }
  }

  /// The names of what is in a folder, in order.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }

  /// What a batch's record says.
  func record(_ folder: String) throws -> Record {
    try JSONDecoder().decode(Record.self, from: Data(read(".reframe/batches/\(folder)/batch.json").utf8))
  }

  struct Record: Decodable {
    struct Change: Decodable {
      struct Place: Decodable { let file: String }
      let place: Place
      let safety: String
    }
    struct Verification: Decodable {
      let command: String
      let passed: Bool
      let runs: Int
      let output: String
      let failsAnyway: Bool?
      let undecided: [String]?
    }
    let changes: [Change]
    let leftOut: [Change]
    let verification: Verification?

    var files: [String] { changes.map(\.place.file) }
    var filesLeftOut: [String] { leftOut.map(\.place.file) }
  }

  /// True when nothing is on disk that is there only while a migration runs.
  var isSettled: Bool {
    get throws {
      let sources = try names(in: "App")
      let state = try names(in: ".reframe")
      return Set(state).isSubset(of: [".gitignore", "batches", "lock"]) && !sources.contains { $0.hasPrefix(".") }
    }
  }
}
