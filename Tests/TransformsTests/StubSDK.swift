import Foundation

/// The real compilers, with Apple's frameworks declared by `Tests/StubSDK`.
enum StubSDK {
  /// What the compiler has to say; empty when nothing.
  static func check(_ groups: [String], in workplace: URL) throws -> String {
    let list = workplace.appendingPathComponent("groups.txt")
    try (groups.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Fixture.root.appendingPathComponent("Scripts/stub-sdk").path, "check-all", workplace.path]
    process.standardInput = try FileHandle(forReadingFrom: list)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }
}
