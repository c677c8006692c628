import Foundation

/// A small app in a git checkout of its own, removed afterwards.
final class TemporaryCheckout {
  let folder: URL

  static let gallery = """
    import UIKit

    final class GalleryViewController: UIViewController {
        private let card = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            card.frame.size.width = UIScreen.main.bounds.width - 32
        }
    }

    """

  static let alerts = """
    import UIKit

    final class AlertViewController: UIViewController {
        func dismissKeyboard() {
            UIApplication.shared.keyWindow?.endEditing(true)
        }
    }

    """

  static let metrics = """
    import UIKit

    enum Metrics {
        static let width = UIScreen.main.bounds.width - 32
    }

    """

  /// One place of each level, unless other files are given.
  init(
    _ files: [String: String] = [
      "App/Alerts.swift": alerts, "App/Gallery.swift": gallery, "App/Metrics.swift": metrics,
    ], git: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("reframe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
    if git {
      try self.git("init", "--quiet")
      try commit()
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  func commit() throws {
    try git("add", "--all")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false", "commit", "--quiet",
      "--allow-empty", "--message", "state")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Reframe.Result {
    try Reframe.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, in: folder)
  }
}
