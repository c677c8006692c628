import Foundation
import SourceEdits
import SourceText
import Synchronization

/// How the files of a trial are read: how often each, and how slowly.
final class Reading: Sendable {
  /// Seconds that the run gives one file; nil for as many as it likes.
  let secondsPerFile: Double?
  private let longest: UInt32
  private let pause: UInt32
  private let counts = Mutex<[FileID: Int]>([:])

  /// - Parameters:
  ///   - longest: Microseconds that a read takes at most, at random.
  ///   - pause: Microseconds that it takes at least, once the first pass has seen the file.
  init(pausesUpTo longest: UInt32 = 0, secondsPerFile: Double? = nil, pause: UInt32 = 0) {
    (self.longest, self.secondsPerFile, self.pause) = (longest, secondsPerFile, pause)
  }

  /// How often each file was opened.
  var opens: [FileID: Int] { counts.withLock { $0 } }

  func note(_ file: FileID) {
    let count = counts.withLock { counts in
      counts[file, default: 0] += 1
      return counts[file] ?? 0
    }
    if longest > 0 { usleep(UInt32.random(in: 0...longest)) }
    if pause > 0, count > 1 { usleep(pause) }
  }
}
