import Foundation
import Testing

/// A program on a pseudo-terminal of its own: the test types keys and reads the screen.
final class PseudoTerminal {
  struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var screen: ScreenModel
  private let master: Int32
  private let process: pid_t
  private let oldModes: termios
  private var isAtEnd = false
  private var received = 0
  private var status: Int32?
  /// What the program wrote, byte for byte.
  private(set) var transcript: [UInt8] = []

  /// Starts `reframe` in a folder, with standard input, output and errors on the terminal.
  init(
    _ arguments: [String], in folder: URL, columns: Int = 80, environment: [String: String] = [:]
  ) throws {
    screen = ScreenModel(columns: columns)
    let path: String
    (master, path) = try Self.open()
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    var modes = termios()
    tcgetattr(master, &modes)
    oldModes = modes
    process = try Self.start(arguments, in: folder, terminal: path, environment: environment)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      _ = waitForStatus()
    }
    close(master)
  }

  /// The end that stands for the person, and the path of the program's end.
  private static func open() throws -> (Int32, String) {
    #if canImport(Darwin)
      var (master, other): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 1024)
      guard openpty(&master, &other, &name, nil, nil) == 0 else { throw Timeout(description: "no pseudo-terminal") }
      close(other)
      return (master, String(cString: name))
    #else
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: Int32 = 0
      var lock: Int32 = 0
      // TIOCSPTLCK and TIOCGPTN, which the modules of Swift leave out.
      guard master >= 0, ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
        throw Timeout(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  private static func start(
    _ arguments: [String], in folder: URL, terminal: String, environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      let newSession: Int32 = 0x400
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
      let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // The leader of a new session gets the first terminal it opens for its own.
    // The threads of tests have signals blocked, and a child inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(newSession) | Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let variables = variables(with: environment)
    // The shell changes the folder, which posix_spawn cannot do everywhere.
    let script = "cd \"$1\" && shift && exec \"$@\""
    let words = ["/bin/sh", "-c", script, "sh", folder.path, Reframe.executable.path] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw Timeout(description: "cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  private static func variables(with others: [String: String]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment.filter {
      !["COLUMNS", "NO_COLOR", "TERM", "EDITOR", "VISUAL"].contains($0.key)
    }
    variables["TERM"] = "xterm-256color"
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    return variables.merging(others) { $1 }
  }

  // MARK: Keys

  /// Types text at once, without waiting for anything.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress!, $0.count) }
  }

  /// Types keys one after the other, and waits each time until the next question is there.
  func press(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for key in keys { try pressOnce(String(key), sourceLocation: sourceLocation) }
  }

  /// Types one key, which may be several bytes, and waits for the next question.
  func pressOnce(_ key: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = received
    type(key)
    try wait("a question after '\(key)'") { self.received > before && self.isAsked }
  }

  /// Changes the size, and waits until the change is shown again.
  func resize(columns: Int) throws {
    let cleared = screen.cleared
    screen.resize(columns: columns)
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    try wait("a redrawn screen") { self.screen.cleared > cleared && self.isAsked }
  }

  func signal(_ number: Int32) { kill(process, number) }

  // MARK: The screen

  /// True when the cursor stands behind the keys of a question.
  private var isAsked: Bool { screen.currentLine.hasSuffix("] ") }

  func waitForQuestion() throws { try wait("a question") { self.isAsked } }

  func waitFor(_ text: String) throws { try wait("'\(text)'") { self.screen.text.contains(text) } }

  /// Waits until the row of the cursor is this one.
  func waitForLine(_ text: String) throws { try wait("the line '\(text)'") { self.screen.currentLine == text } }

  /// Reads until the condition holds.
  private func wait(_ what: String, until isThere: () -> Bool) throws {
    let limit = Date().addingTimeInterval(60)
    while !isThere() {
      guard Date() < limit, !isAtEnd else {
        throw Timeout(description: "\(what) did not come; the screen:\n\(screen.text)")
      }
      read(within: 100)
    }
  }

  private func read(within milliseconds: Int32) {
    var polls = [pollfd(fd: master, events: Int16(POLLIN), revents: 0)]
    guard poll(&polls, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = bytes.withUnsafeMutableBytes { Foundation.read(master, $0.baseAddress!, $0.count) }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    received += count
    transcript += bytes[..<count]
    screen.take(Array(bytes[..<count]))
  }

  // MARK: The end

  /// The exit code, once the program is gone and its output read; below zero for a signal.
  func end() throws -> Int32 {
    let limit = Date().addingTimeInterval(60)
    while !isAtEnd {
      guard Date() < limit else { throw Timeout(description: "no end; the screen:\n\(screen.text)") }
      read(within: 100)
    }
    return waitForStatus()
  }

  private func waitForStatus() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    while waitpid(process, &code, 0) < 0, errno == EINTR {}
    let result = code & 0x7F == 0 ? (code >> 8) & 0xFF : -(code & 0x7F)
    status = result
    return result
  }

  private var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
  }

  /// True while keys come one by one and unseen.
  var isRaw: Bool { modes.c_lflag & tcflag_t(ICANON | ECHO) == 0 }

  /// True when the terminal is as it was before the program came.
  var hasOldModes: Bool {
    let now = modes
    return now.c_lflag == oldModes.c_lflag && now.c_iflag == oldModes.c_iflag && now.c_oflag == oldModes.c_oflag
      && now.c_cflag == oldModes.c_cflag
  }
}
