import Foundation
import Testing

/// A `reframe` that runs beside the test.
///
/// Foundation's `Process` would not do: it takes a program to run for as long as anything that it started does, and hands
/// on which signals are blocked.
final class RunningReframe {
  private var process: pid_t = 0
  private var status: Int32?
  private let errors = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-\(UUID().uuidString)")

  /// - Parameter line: what follows `reframe`, as words for a shell.
  init(_ line: String, in folder: URL) {
    let script = "cd '\(folder.path)' && exec '\(Reframe.executable.path)' \(line) >/dev/null 2>'\(errors.path)' </dev/null"
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words: [String] = ["sh", "-c", script]
    let variables: [String] = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    let code = posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environment)
    #expect(code == 0)
  }

  deinit {
    if !hasEnded { _ = end(SIGKILL) }
    try? FileManager.default.removeItem(at: errors)
  }

  private var hasEnded: Bool {
    var code: Int32 = 0
    if status == nil, waitpid(process, &code, WNOHANG) == process { status = code }
    return status != nil
  }

  /// Waits until the file is there, which something that it started makes.
  func wait(for file: URL) throws {
    let deadline = Date().addingTimeInterval(20)
    while !FileManager.default.fileExists(atPath: file.path) {
      try #require(Date() < deadline && !hasEnded, "\(file.lastPathComponent) never came")
      usleep(10_000)
    }
  }

  /// Sends the signal and waits for the end. The status is nil when the signal ended it.
  func end(_ signal: Int32) -> (status: Int32?, errors: String) {
    kill(process, signal)
    while !hasEnded { usleep(2_000) }
    let code = status ?? 0
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (code & 0x7F == 0 ? (code >> 8) & 0xFF : nil, text)
  }
}
