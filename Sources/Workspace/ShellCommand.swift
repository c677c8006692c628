#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A command of the user's, run by the shell with a time limit.
///
/// It runs in a process group of its own, so that all it started can be ended with it. It has nothing to read. Signals
/// that would end this process while it runs end the command instead and are reported, so that the caller can clean up.
public struct ShellCommand: Sendable {
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    /// A signal ended the shell.
    case signalled(Int32)
    case timedOut
    /// This process was asked to end, by this signal, and the command was ended.
    case interrupted(Int32)
  }

  public struct Result: Equatable, Sendable {
    public let ending: Ending
    public let seconds: Double
    /// Standard output and standard error as they came, the middle left out when it is long. What is no UTF-8 is replaced.
    public let output: String

    public var passed: Bool { ending == .exited(0) }
  }

  /// What `/bin/sh -c` gets.
  public let command: String
  /// The absolute path of the folder to run in.
  public let folder: String
  /// Seconds.
  public let timeLimit: Double
  /// Variables beside those of this process.
  public let variables: [String: String]

  public init(_ command: String, in folder: String, timeLimit: Double, variables: [String: String] = [:]) {
    self.command = command
    self.folder = folder
    self.timeLimit = timeLimit
    self.variables = variables
  }

  /// Runs the command to its end. Throws when it cannot be started.
  ///
  /// What it leaves running in the background goes on, without being waited for; at the time limit everything in its
  /// group is asked to end, and killed when it is still there two seconds later.
  public func run() throws(WorkspaceError) -> Result {
    guard System.status(folder)?.isFolder == true else {
      throw WorkspaceError("the command '\(command)' cannot be started: there is no folder '\(folder)'")
    }
    guard !command.utf8.contains(0) else { throw WorkspaceError("a command cannot hold a NUL") }
    guard let pipe = OutputPipe() else { throw notStarted(errno) }
    defer { close(pipe.reading) }
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    let signals = TerminationSignals()
    defer { signals.end() }
    let started = SuspendingClock().now
    let process = spawn(output: pipe.writing)
    let error = errno
    close(pipe.writing)
    guard let process else { throw notStarted(error) }
    var group = RunningGroup(leader: process, output: pipe.reading)
    let ending = group.wait(until: started.advanced(by: .seconds(min(timeLimit, Self.longestLimit))), signals)
    let duration = (SuspendingClock().now - started).components
    return Result(
      ending: ending, seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18, output: group.output.text)
  }

  /// Ten years: no clock overflows, and nobody waits that long.
  private static let longestLimit = 315_360_000.0

  private func notStarted(_ code: Int32) -> WorkspaceError {
    WorkspaceError("the command '\(command)' cannot be started: \(System.words(for: code))")
  }

  /// nil, with the error in `errno`, when the shell cannot be started.
  private func spawn(output: Int32) -> pid_t? {
    var actions = FileActions()
    actions.connect(output: output, errors: output)
    defer { actions.destroy() }
    var attributes = SpawnAttributes()
    defer { attributes.destroy() }
    // Not every system can start a child in another folder; a shell can, and then makes way for the one that counts.
    let enter = "cd \"$0\" && exec /bin/sh -c \"$1\""
    let words: [String] = ["/bin/sh", "-c", enter, folder, command]
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    errno = posix_spawn(&process, "/bin/sh", &actions.actions, &attributes.attributes, &argv, &envp)
    return errno == 0 ? process : nil
  }

  private var environment: [String] {
    System.environment.filter { entry in !variables.keys.contains { entry.hasPrefix($0 + "=") } }
      + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// The shell, everything it started, and what they said so far.
private struct RunningGroup {
  let leader: pid_t
  var output = CappedOutput()
  private var reading: pollfd
  private var status: Int32?

  init(leader: pid_t, output: Int32) {
    self.leader = leader
    reading = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
  }

  mutating func wait(until deadline: SuspendingClock.Instant, _ signals: TerminationSignals) -> ShellCommand.Ending {
    while true {
      readForAWhile()
      if reap() {
        // What it said before it ended is in the pipe; what others say later is not waited for.
        read(atMost: 1 << 20)
        let status = status ?? 0
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
      }
      if let signal = signals.received {
        end(signals)
        return .interrupted(signal)
      }
      if SuspendingClock().now >= deadline {
        end(signals)
        return .timedOut
      }
    }
  }

  /// Asks the group to end, and kills it when it is still there after two seconds or when a second signal comes.
  private mutating func end(_ signals: TerminationSignals) {
    let count = signals.count
    kill(-leader, SIGTERM)
    // What was stopped cannot hear that.
    kill(-leader, SIGCONT)
    let deadline = SuspendingClock().now.advanced(by: .seconds(2))
    while SuspendingClock().now < deadline, signals.count == count {
      readForAWhile()
      // A group without members is gone: the number may soon be another's.
      if reap(), kill(-leader, 0) != 0 { break }
    }
    if !reap() || kill(-leader, 0) == 0 { kill(-leader, SIGKILL) }
    while status == nil { if !reap() { readForAWhile() } }
    read(atMost: 1 << 20)
  }

  /// Takes what there is to read, or waits a little for it.
  private mutating func readForAWhile() {
    if reading.fd < 0 {
      usleep(2_000)
    } else if poll(&reading, 1, 20) > 0 {
      read(atMost: 1 << 20)
    }
  }

  private mutating func read(atMost limit: Int) {
    guard reading.fd >= 0 else { return }
    var taken = 0
    while taken < limit {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = System.read(reading.fd, buffer.baseAddress!, buffer.count)
        filled = max(0, count)
      }
      if count > 0 {
        output.append(chunk)
        taken += count
      } else if count == 0 {
        reading.fd = -1
        return
      } else if errno != EINTR {
        // Nothing there for now.
        return
      }
    }
  }

  /// True once the shell has ended.
  private mutating func reap() -> Bool {
    if status != nil { return true }
    var status: Int32 = 0
    guard waitpid(leader, &status, WNOHANG) == leader else { return false }
    self.status = status
    return true
  }
}

/// What a child starts with: a process group of its own, no signal blocked, and the usual answer to a broken pipe.
private struct SpawnAttributes {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif

  init() {
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  mutating func destroy() {
    posix_spawnattr_destroy(&attributes)
  }
}
