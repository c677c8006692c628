import Foundation
import SourceEdits
import SourceText
import Testing

@testable import Workspace

/// A folder that a test fills and that goes away with it.
final class TemporaryFolder: Sendable {
  let path: String

  init(git: Bool = false) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    if git {
      try run("git", "init", "-q", ".")
      try run("git", "config", "user.name", "Test")
      try run("git", "config", "user.email", "test@example.com")
      try run("git", "config", "commit.gpgsign", "false")
      try run("git", "config", "core.autocrlf", "false")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ content: String = "let a = 1\n") throws {
    try write(name, bytes: Array(content.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  func commit() throws {
    try run("git", "add", "-A")
    try run("git", "commit", "-q", "-m", "state")
  }

  /// Runs a command in the folder and returns what it prints; a status that is not accepted fails the test.
  @discardableResult
  func run(_ command: String..., input: [UInt8] = [], accepts: ClosedRange<Int32> = 0...0) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
    try Data(input).write(to: inputFile)
    defer { try? FileManager.default.removeItem(at: inputFile) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(accepts.contains(process.terminationStatus), "\(command.joined(separator: " "))")
    return [UInt8](data)
  }

  /// Replaces a file as a batch does.
  func replace(_ name: String, _ old: String, with new: String) throws {
    let write = FileWrite(FileID(name), before: SourceText(old), after: SourceText(new))
    try CheckoutWriter(try checkout()).write([write], title: "a test")
  }

  func checkout(_ paths: [String] = ["."]) throws -> Checkout {
    try Checkout.locate(paths: paths, currentDirectory: path)
  }

  /// The names of the Swift files that a listing of the paths has.
  func files(_ paths: [String] = ["."], excludes: [String] = []) throws -> [String] {
    try checkout(paths).files(extensions: ["swift"], paths: paths, excludes: excludes).files.map(\.path)
  }
}

/// Runs the body and returns the sentence of the error that it must throw.
func sentence(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? WorkspaceError)?.message
  }
}

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
