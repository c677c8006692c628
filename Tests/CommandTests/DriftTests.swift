import Foundation
import Testing

/// Files that are replaced while a run is under way.
@Suite("drift")
struct DriftTests {
  /// Replaces a file while `apply` holds its lock: after it was read, before it is written.
  @Test("a file that became an older or a shorter one is named and left", arguments: [true, false])
  func replaced(isShorter: Bool) throws {
    let checkout = try TemporaryCheckout(["Gallery.swift": TemporaryCheckout.gallery], git: false)
    let other = isShorter ? "import UIKit\n" : "/* What another version says of it. */\n" + TemporaryCheckout.gallery
    try checkout.write(other, to: "../\(checkout.folder.lastPathComponent).other")
    let place = checkout.folder.deletingLastPathComponent().appendingPathComponent(checkout.folder.lastPathComponent + ".other")
    defer { try? FileManager.default.removeItem(at: place) }
    // Something that writes to the checkout holds the lock, and the run waits for it with what it read.
    let script = """
      set -e; touch -d 2020-01-01 \(place.path); mkdir -p .reframe; : >.reframe/lock
      exec 9<>.reframe/lock; flock 9
      "$REFRAME" apply 2>errors 9>&- & run=$!
      while ! grep -q "waiting for it" errors 2>/dev/null; do sleep 0.05; done
      mv \(place.path) Gallery.swift; flock -u 9
      code=0; wait $run || code=$?; cat errors; exit $code
      """
    let result = try Reframe.shell(script, in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.text.contains("'Gallery.swift' changed while it was worked on and is left alone"))
    #expect(try checkout.read("Gallery.swift") == other)
  }
}
