import Foundation
import SourceEdits
import SourceText
import Synchronization

/// How the files of a trial are read: how often each, and how slowly.
final class Reading: Sendable {
  private let longest: UInt32
  private let pause: UInt32
  private let counts = Mutex<[FileID: Int]>([:])

  /// - Parameters:
  ///   - longest: Microseconds that a read takes at most, at random.
  ///   - pause: Microseconds that it takes at least.
  init(pausesUpTo longest: UInt32 = 0, pause: UInt32 = 0) {
    (self.longest, self.pause) = (longest, pause)
  }

  /// How often each file was opened.
  var opens: [FileID: Int] { counts.withLock { $0 } }

  func note(_ file: FileID) {
    counts.withLock { $0[file, default: 0] += 1 }
    if longest > 0 { usleep(UInt32.random(in: 0...longest)) }
    if pause > 0 { usleep(pause) }
  }
}
