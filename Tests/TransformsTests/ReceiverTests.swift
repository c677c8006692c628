import SourceEdits
import SourceText
import Testing

/// What is said to receive a value, by the code around it.
@Suite struct ReceiverTests {
  struct Use: Sendable, CustomTestStringConvertible {
    let code: String
    let update: String
    var testDescription: String { code }

    init(_ code: String, _ update: String) {
      self.code = code
      self.update = update
    }
  }

  private func record(_ members: String) throws -> ChangeRecord {
    let source = "import UIKit\nclass Page: UIViewController {\n  let card = UIView()\n\(members)\n}\n"
    let texts = [FileID("Page.swift"): SourceText(source)]
    let record = try #require(Trial(texts, accepts: .needsReview).set.accepted.first).record
    #expect(Trial(texts, accepts: .needsReview, blanks: false).set.accepted.first?.record == record, "blanking changes what is said")
    return record
  }

  @Test(arguments: [
    Use("card.frame.size.width = UIScreen.main.bounds.width", "'card.frame.size.width'"),
    Use("card.alpha += UIScreen.main.bounds.width / 2", "'card.alpha'"),
    Use("card.frame = CGRect(x: 0, y: 0, width: max(UIScreen.main.bounds.width, 3), height: 1).insetBy(dx: 1, dy: 1)", "'card.frame'"),
    Use("UIApplication.shared.keyWindow?.tintColor = .red", "the 'tintColor' that is set"),
    Use("UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)", "the call of 'rootViewController?.dismiss'"),
    Use("card.addSubview(UIView(frame: UIScreen.main.bounds))", "the 'frame' of the new 'UIView'"),
    Use("let header = UIView(frame: UIScreen.main.bounds)\n    use(header)", "the 'frame' of the new 'UIView' in 'header'"),
    Use("use([.width(UIScreen.main.bounds.width)])", "the argument of 'use'"),
    Use("card.place(in: UIScreen.main.bounds, animated: true)", "the argument 'in' of 'card.place'"),
    Use("if UIScreen.main.bounds.width > 600 { use(1) }", "which branch of the 'if' is taken"),
    Use("guard UIScreen.main.bounds.width > 600 else { return }", "whether the 'guard' lets the code go on"),
    Use("switch UIScreen.main.bounds.width { default: break }", "which case of the 'switch' is taken"),
    Use("let sizes = [1].map { _ in UIScreen.main.bounds.width }\n    use(sizes)", "what the closure given to 'map' returns"),
    Use("let half = { UIScreen.main.bounds.width / 2 }()\n    use(half)", "'half', and through it the argument of 'use'"),
    Use("func half() -> CGFloat { return UIScreen.main.bounds.width / 2 }\n    use(half())", "what 'half()' returns"),
    Use(
      "switch card.tag {\n    case 1:\n      let most = UIScreen.main.bounds.width\n      switch card.alpha {\n      case 0...most: use(1)\n      default: break\n      }\n"
        + "    default: break\n    }",
      "'most', and through it which case of the 'switch' is taken"),
    Use("let unused = UIScreen.main.bounds.width", "'unused'"),
    Use(
      "let width = UIScreen.main.bounds.width\n    card.alpha = width\n    let next = width\n    use(width)\n    use(width)",
      "'width', and through it 'card.alpha', 'next' and the argument of 'use'"),
  ])
  func namesWhatReceivesTheValue(_ use: Use) throws {
    #expect(try record("  override func viewDidLayoutSubviews() {\n    \(use.code)\n  }").update == use.update)
  }

  @Test(arguments: [
    Use("var width: CGFloat { UIScreen.main.bounds.width }", "the value of 'width'"),
    Use("var width: CGFloat { get { return UIScreen.main.bounds.width } }", "the value of 'width'"),
    Use("func width(of card: UIView) -> CGFloat { UIScreen.main.bounds.width }", "what 'width(of:)' returns"),
    Use("func width(of card: UIView) -> CGFloat { return UIScreen.main.bounds.width }", "what 'width(of:)' returns"),
  ])
  func namesTheMemberThatGivesTheValueBack(_ use: Use) throws {
    #expect(try record("  \(use.code)").update == use.update)
  }

  @Test func callersAreNamedUpToANumber() throws {
    let callers = (1...5).map { "  private func step\($0)() { arrange() }\n" }.joined()
    let record = try record("  private func arrange() { card.alpha = UIScreen.main.bounds.width }\n" + callers)
    #expect(record.trigger == "'arrange()', each time 'step1()', 'step2()' or 3 more call it")
  }

  @Test func helpersThatCallEachOtherEnd() throws {
    let record = try record(
      """
        private func there() { card.alpha = UIScreen.main.bounds.width; back() }
        private func back() { there() }
      """)
    #expect(record.trigger == "'there()', each time 'back()' calls it")
    #expect(record.verify.hasSuffix("then make its callers run, before and after a resize and a rotation"))
  }
}
