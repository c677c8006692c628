import Foundation

/// An app of a case that was built for the launch harness: see `Tests/LaunchHarness/README.md`.
struct LaunchedApp {
  private let folder: URL
  private let place: URL

  struct BuildError: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds the app whose project is in `folder`; `place` gets what is built.
  init(_ folder: URL, target: String?, in place: URL) throws {
    self.folder = folder
    self.place = place
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let script = Fixture.root.appendingPathComponent("Scripts/launch").path
    let output = try Self.output(of: "/usr/bin/env", ["bash", script, "prepare"] + (target.map { ["--target", $0] } ?? []) + [folder.path, place.path])
    guard output.status == 0 else { throw BuildError(description: output.text) }
  }

  /// Takes the app from a start through the steps.
  func run(_ steps: String, sdk: Int = 27) throws -> LaunchTranscript {
    let words = steps.split(separator: " ").map(String.init)
    return LaunchTranscript(try Self.output(of: place.appendingPathComponent("run").path, ["--sdk", "\(sdk)"] + words).text)
  }

  private static func output(of program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// What a run printed, by step.
struct LaunchTranscript: CustomStringConvertible {
  let description: String
  private var steps: [[Substring]] { description.split(separator: "\n").split { $0.hasPrefix("step ") }.map(Array.init) }

  init(_ text: String) { description = text }

  var failure: String? { description.split(separator: "\n").first { $0.hasPrefix("failed: ") }.map { String($0.dropFirst(8)) } }
  var problems: [Substring] { description.split(separator: "\n").filter { $0.hasPrefix("problem: ") } }
  var isComplete: Bool { description.hasSuffix("\nend\n") }

  /// The windows that a person sees after the last step.
  var windows: [Window] { (steps.last ?? []).compactMap { Window($0) } }
  /// After each step but the last; `end` stands in the last.
  var windowsByStep: [[Window]] { steps.map { $0.compactMap { Window($0) } } }

  /// How often the app said this in the last step.
  func count(of note: String) -> Int { (steps.last ?? []).count { $0 == "note: " + note } }

  /// How often in all steps.
  func total(of note: String) -> Int { description.split(separator: "\n").count { $0 == "note: " + note } }

  /// `window scene=1 key=yes root=UINavigationController > ShelfViewController`.
  struct Window: Equatable {
    let scene: String
    let isKey: Bool
    let root: String

    init?(_ line: Substring) {
      guard let match = line.wholeMatch(of: /window scene=(\S+) key=(\S+) root=(.*)/) else { return nil }
      scene = String(match.1)
      isKey = match.2 == "yes"
      root = String(match.3)
    }
  }
}
