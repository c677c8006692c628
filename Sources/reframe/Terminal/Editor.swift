import Foundation

/// The editor of the person's choice.
enum Editor {
  /// Opens a file and waits; returns what went wrong, as a sentence, or nil.
  ///
  /// - Parameter hasTerminal: false when standard input is a script, which is not for the editor.
  static func open(_ path: String, hasTerminal: Bool) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let editor = named ?? "vi"
    // The variables may hold arguments, so the shell reads them, as git has it do.
    guard let process = spawn(["sh", "-c", editor + " \"$@\"", editor, path], hasTerminal: hasTerminal) else {
      return "no shell can be started for the editor '\(editor)'"
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    switch code {
    case 0: return nil
    case 127: return "there is no editor '\(editor)'; say which with the variable EDITOR"
    case -1: return "the editor '\(editor)' was stopped by a signal"
    default: return "the editor '\(editor)' ended with \(code)"
    }
  }

  private static func spawn(_ arguments: [String], hasTerminal: Bool) -> pid_t? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGHUP, SIGWINCH] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    if !hasTerminal { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ) == 0 else { return nil }
    return process
  }
}
