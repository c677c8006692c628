import Foundation

/// The same numbers on every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// True once in so many times.
  mutating func hits(_ times: Int) -> Bool { below(times) == 0 }

  mutating func pick<C: RandomAccessCollection>(_ items: C) -> C.Element { items.randomElement(using: &self)! }
}

/// Files with legacy places, app delegates excepted, whose changes make files (`SceneUndoTests` has those): put together from the cases of the fixtures and from classes that are full of them.
enum SequenceSources {
  static let fixtures: [Data] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let wanted = names.filter { $0.contains("/before/") && $0.hasSuffix(".swift") && !$0.hasPrefix("later/") }.sorted()
    return wanted.compactMap { FileManager.default.contents(atPath: root.appendingPathComponent($0).path) }.filter { $0.count < 3000 && $0.firstRange(of: Data("UIApplicationDelegate".utf8)) == nil }
  }()

  private static let folders = ["", "App/", "App/Views/", "Größe/", "Two words/", "-dash/"]

  static func file(_ number: Int, _ dice: inout Dice) -> (name: String, file: ModelFile) {
    var text = dice.hits(3) ? dice.pick(fixtures) : busy(number, &dice)
    if dice.hits(3) { text += Data("\n".utf8) + (dice.hits(2) ? busy(number + 50, &dice) : dice.pick(fixtures)) }
    if dice.hits(5) { text = Data(String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\n", with: "\r\n").utf8) }
    if dice.hits(6), text.last == 0x0A { text.removeLast() }
    return ("\(dice.pick(folders))File \(number).swift", ModelFile(text, mode: dice.hits(6) ? 0o755 : 0o644))
  }

  /// A class with many places, several to a line, equal lines among them.
  private static func busy(_ number: Int, _ dice: inout Dice) -> Data {
    let places = [
      "card.frame.size.width = UIScreen.main.bounds.width - 32", "card.frame.size.height = UIScreen.main.bounds.height / 2",
      "card.contentScaleFactor = UIScreen.main.scale", "card.layer.borderWidth = 1 / UIScreen.main.scale; card.frame.size.width = UIScreen.main.bounds.width",
      "card.alpha = 1", "card.isHidden = UIDevice.current.orientation.isLandscape", "UIApplication.shared.keyWindow?.endEditing(true)",
    ]
    var lines: [String] = []
    for method in 0...dice.below(3) {
      lines += ["    \(dice.pick(["override func viewDidLayoutSubviews()", "override func viewDidLoad()", "func helper\(method)()"])) {"]
      lines += (0..<1 + dice.below(6)).map { _ in "        \(dice.pick(places))" } + ["    }", ""]
    }
    return Data(
      ("import UIKit\n\nfinal class Busy\(number)Controller: UIViewController {\n    private let card = UIView()\n\n" + lines.joined(separator: "\n") + "}\n").utf8)
  }
}
