import Foundation

/// The modes of the terminal on standard input: keys come one by one and unseen while they are raw, and whatever ends the
/// process puts the old modes back.
final class TerminalModes {
  /// What signal handlers touch is plain memory that is there before them.
  private enum Shared {
    nonisolated(unsafe) static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    nonisolated(unsafe) static let isRaw = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    nonisolated(unsafe) static let wakeUp = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  }

  /// Readable when the window has got another size.
  let resized: Int32
  private static let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Returns nil when standard input is no terminal.
  init?() {
    var modes = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { return nil }
    for end in pipes {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    resized = pipes[0]
    Shared.saved.initialize(to: modes)
    Shared.isRaw.initialize(to: 0)
    Shared.wakeUp.initialize(to: pipes[1])
    listen()
    signal(SIGWINCH) { _ in
      let error = errno
      var byte: UInt8 = 0
      _ = Foundation.write(Shared.wakeUp.pointee, &byte, 1)
      errno = error
    }
  }

  deinit {
    restore()
    for number in Self.ends + [SIGWINCH] { signal(number, SIG_DFL) }
    close(resized)
    close(Shared.wakeUp.pointee)
  }

  private func listen() {
    for number in Self.ends {
      signal(number) { number in
        if Shared.isRaw.pointee != 0 {
          tcsetattr(STDIN_FILENO, TCSANOW, Shared.saved)
          var lineFeed: UInt8 = 0x0A
          _ = Foundation.write(STDOUT_FILENO, &lineFeed, 1)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Keys come one by one, are not shown, and send no signals. Output is as before.
  func makeRaw() {
    guard Shared.isRaw.pointee == 0 else { return }
    var modes = Shared.saved.pointee
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    Shared.isRaw.pointee = 1
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  func restore() {
    guard Shared.isRaw.pointee != 0 else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, Shared.saved)
    Shared.isRaw.pointee = 0
  }

  /// Stops the process as Control and Z does, and comes back when it goes on.
  func suspend() {
    restore()
    kill(0, SIGTSTP)
    makeRaw()
  }

  /// While another program has the terminal, its interrupts are not for this process.
  func whileOthersUseIt<T>(_ body: () throws -> T) rethrows -> T {
    restore()
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    defer {
      listen()
      makeRaw()
    }
    return try body()
  }
}
