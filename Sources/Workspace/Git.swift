#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs `git` in a folder and takes its output as bytes.
struct Git: Sendable {
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    /// The first line of what git complained about.
    var complaint: String {
      let line = errors.split(separator: 0x0A).first ?? []
      let text = String(decoding: line, as: UTF8.self)
      return text.hasPrefix("fatal: ") ? String(text.dropFirst(7)) : text
    }
  }

  /// The folder git runs in.
  let folder: String

  /// Runs `git` with the arguments; nil when there is no git on the `PATH`.
  ///
  /// Nothing is written by it: no index is refreshed and no file system monitor is started. Variables that point git
  /// at another checkout, as they are set in hooks, do not reach it. Paths are taken literally, unless `literal` is false
  /// for the few subcommands that cannot be told to.
  ///
  /// - Parameter isPlain: run it as the user would, for commands that write: with the user's language for hooks.
  func run(_ arguments: [String], literal: Bool = true, isPlain: Bool = false) -> Result? {
    let fixed =
      ["git", "--no-pager"] + (isPlain ? [] : ["-c", "core.fsmonitor=false"]) + ["-C", folder]
      + (literal ? ["--literal-pathspecs"] : [])
    guard let output = OutputPipe(), let errors = OutputPipe() else { return nil }
    var actions = FileActions()
    actions.connect(output: output.writing, errors: errors.writing)
    defer { actions.destroy() }
    let process = Self.spawn(fixed + arguments, Self.environment(isPlain: isPlain), actions: &actions)
    close(output.writing)
    close(errors.writing)
    defer {
      close(output.reading)
      close(errors.reading)
    }
    guard let process else { return nil }
    var streams = [[UInt8](), []]
    Self.drain([output.reading, errors.reading], into: &streams)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    // 127: the child could not start git.
    return code == 127 ? nil : Result(status: code, output: streams[0], errors: streams[1])
  }

  private static func spawn(_ arguments: [String], _ environment: [String], actions: inout FileActions) -> pid_t? {
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, "git", &actions.actions, nil, &argv, &envp) == 0 else { return nil }
    return process
  }

  /// This process's environment without what would lead git elsewhere.
  private static func environment(isPlain: Bool) -> [String] {
    let dropped = [
      "GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_PREFIX=", "GIT_COMMON_DIR=", "GIT_OBJECT_DIRECTORY=",
      "GIT_NAMESPACE=", "GIT_OPTIONAL_LOCKS=", "GIT_LITERAL_PATHSPECS=", "GIT_GLOB_PATHSPECS=",
      "GIT_NOGLOB_PATHSPECS=", "GIT_ICASE_PATHSPECS=",
    ] + (isPlain ? [] : ["LC_ALL="])
    return (isPlain ? [] : ["GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"])
      + System.environment.filter { variable in !dropped.contains(where: variable.hasPrefix) }
  }

  /// Reads both streams to their ends, whichever has something.
  private static func drain(_ descriptors: [Int32], into streams: inout [[UInt8]]) {
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let size = 1 << 16
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { chunk.deallocate() }
    while polls.contains(where: { $0.fd >= 0 }) {
      if poll(&polls, nfds_t(polls.count), -1) < 0 {
        if errno == EINTR { continue }
        return
      }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = read(polls[index].fd, chunk.baseAddress, size)
        if count > 0 {
          streams[index].append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        } else if count == 0 || errno != EINTR {
          polls[index].fd = -1
        }
      }
    }
  }
}

/// Both ends of a pipe; neither is inherited by a child unless it is asked to.
struct OutputPipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

/// What a child finds at its standard streams.
struct FileActions {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
  }

  mutating func connect(output: Int32, errors: Int32) {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
  }
}
