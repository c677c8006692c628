import Foundation
import Testing

/// The built executable, and what one run of it gave.
struct Reframe {
  struct Result {
    /// As shells give it: 128 and the number of the signal for a program that a signal ended.
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The program beside the test bundle.
  static let executable: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = bundles + [URL(fileURLWithPath: CommandLine.arguments[0])]
    let candidates = places.map { $0.deletingLastPathComponent().appendingPathComponent("reframe") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()

  /// Runs `reframe` in a folder, with nothing of this process's environment that changes what it prints.
  @discardableResult
  static func run(_ arguments: String..., in folder: URL, environment: [String: String] = [:]) throws -> Result {
    try run(executable, arguments, in: folder, environment: environment)
  }

  /// Runs a command line of the shell in which `$REFRAME` is the program.
  static func shell(_ script: String, in folder: URL) throws -> Result {
    try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], in: folder, environment: ["REFRAME": executable.path])
  }

  static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    var variables = ProcessInfo.processInfo.environment.filter { !["COLUMNS", "NO_COLOR", "TERM"].contains($0.key) }
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    process.environment = variables.merging(environment) { $1 }
    // Files, not pipes: nothing has to be read while the program runs.
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0), output: try output.contents(),
      errors: String(decoding: try errors.contents(), as: UTF8.self))
  }
}

/// A file that is gone when nobody uses it any more.
private final class TemporaryFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func contents() throws -> Data {
    try handle.close()
    return try Data(contentsOf: url)
  }
}
