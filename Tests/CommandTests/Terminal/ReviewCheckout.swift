import Foundation

extension TemporaryCheckout {
  /// Four changes: two widths and a scale in one method, two of them in one line; a width whose caller is unknown.
  static let card = """
    import UIKit

    final class CardViewController: UIViewController {
        private let card = UIView()
        private let line = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            card.frame.size.width = UIScreen.main.bounds.width - 32
            line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)
        }

        func columnWidth() -> CGFloat {
            return UIScreen.main.bounds.width / 3
        }
    }

    """

  /// One change of two pieces, which removes the local that both use.
  static let footer = """
    import UIKit

    final class FooterViewController: UIViewController {
        private let footer = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let screen = UIScreen.main
            footer.frame.size.width = screen.bounds.width
            footer.layer.borderWidth = 1 / screen.scale
        }
    }

    """

  /// Five changes in two files.
  static func forReview() throws -> TemporaryCheckout {
    try TemporaryCheckout(["App/Card.swift": card, "App/Footer.swift": footer])
  }

  /// True when a review is kept that is not finished.
  var hasUnfinishedReview: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(".reframe/review.jsonl").path)
  }

  /// The lines that differ from the last commit, without the rest of the diff.
  func changedLines() throws -> [String] {
    try git("diff", "--unified=0").text.split(separator: "\n").map(String.init).filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
  }

  /// An editor for tests: a shell script that gets the file as `$1`.
  func editor(_ script: String) throws -> String {
    let url = folder.appendingPathComponent(".git/editor.sh")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url.path
  }
}

extension Reframe {
  /// Runs `reframe` with a script of keys on standard input.
  static func answering(
    _ keys: String, _ arguments: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let script = "exec \"$REFRAME\" \"$@\" < \"$0\""
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-keys-\(UUID().uuidString)")
    try Data(keys.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, url.path] + arguments, in: folder,
      environment: environment.merging(["REFRAME": executable.path]) { $1 })
  }
}
