import SourceText
import Testing

@testable import TransformKit

/// What is told from bytes before anything is parsed.
@Suite struct BlankingTests {
  private func blanked(_ source: String, at words: [String], areOfObservers: Bool = false) -> String {
    let text = SourceText(source)
    let offsets = words.compactMap { SourceOutline(text).occurrences(of: $0, in: text).first }
    let mentions = Blanking.Mentions(offsets.sorted(), areOfObservers: areOfObservers)
    return Blanking.blank(text, outline: SourceOutline(text), around: mentions, isCalledByUIKit: { _ in false }).string
  }

  private let source = """
    import UIKit

    final class Page: UIViewController {
      private let other = 3
      func show() {
        let width = UIScreen.main.bounds.width
        other.prepare()
        use(width)
      }

      func unrelated() { other.rest() }
    }
    """

  @Test func keepsWhatUsesANameThatACaseGives() {
    let source = """
      class Page: UIViewController {
        override func viewDidLayoutSubviews() {
          switch card.tag {
          case 1:
            let most = UIScreen.main.bounds.width
            switch card.alpha {
            case 0...most: use(1)
            default: break
            }
          default: break
          }
        }
      }
      """
    let result = blanked(source, at: ["UIScreen"])
    for kept in ["let most =", "switch card.alpha", "case 0...most: use(1)"] { #expect(result.contains(kept), "\(kept) in \(result)") }
  }

  @Test func keepsOffsetsAndLineBreaks() {
    let result = Array(blanked(source, at: ["UIScreen"]).utf8)
    let whole = Array(source.utf8)
    for (index, byte) in result.enumerated() where byte != whole[index] {
      #expect(byte == 0x20 || byte == 0x2F, "byte \(index)")
      #expect(whole[index] != 0x0A, "byte \(index)")
    }
  }

  @Test func keepsWhatTheMentionAndItsLocalNameNeed() {
    let result = blanked(source, at: ["UIScreen"])
    for kept in ["final class Page", "func show() {", "let width = UIScreen.main.bounds.width", "use(width)"] {
      #expect(result.contains(kept), "\(kept)")
    }
    for gone in ["import", "private let other", "other.prepare", "unrelated", "other.rest"] {
      #expect(!result.contains(gone), "\(gone)")
    }
  }

  @Test func keepsTheCallsOfAMemberWithAMention() {
    let source = """
      class Page: UIViewController {
        override func viewDidLoad() {
          prepare()
          show(rows)
        }
        func show(_ rows: [Int]) { let width = UIScreen.main.bounds.width }
        func list() { stack(show: 3) }
      }
      """
    let result = blanked(source, at: ["UIScreen"])
    #expect(result.contains("show(rows)"))
    #expect(!result.contains("prepare()"))
    #expect(!result.contains("stack(show: 3)"))
  }

  @Test func aCaseGoesOnlyWithEverythingInIt() {
    let source = """
      class Page: UIViewController {
        func show() {
          switch state {
          case .first:
            rest()
            sleep()
          case .second:
            rest()
            show()
          }
          let width = UIScreen.main.bounds.width
        }
      }
      """
    let result = blanked(source, at: ["UIScreen"])
    #expect(!result.contains(".first") && !result.contains("sleep()"))
    #expect(result.contains("case .second:") && result.contains("show()"))
  }

  @Test func whatLeavesTheBodyBeforeARegistrationStays() {
    let source = """
      class Page: UIViewController {
        func listen() {
          guard isReady else { return }
          queue.async { [weak self] in
            guard let self else { return }
          }
          NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        }
        @objc func turned() { paint() }
      }
      """
    let result = blanked(source, at: ["UIDevice"], areOfObservers: true)
    #expect(result.contains("guard isReady else { return }"))
    #expect(!result.contains("queue.async"))
    #expect(result.contains("func turned()"))
  }
}

@Suite struct StatementTests {
  /// The trimmed lines of each statement in the first code block.
  private func statements(_ body: String) -> [String] {
    let text = SourceText("func f() {\n" + body + "\n}\n")
    return CodeStatements(text, SourceOutline(text))[0].map {
      text.string(in: $0.range).split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "⏎")
    }
  }

  @Test func linesThatGoOnBelongTogether() {
    #expect(statements("a()\nb\n  .c()\n  .d()\ne()") == ["a()", "b⏎.c()⏎.d()", "e()"])
    #expect(statements("let x = y +\n  z\nw()") == ["let x = y +⏎z", "w()"])
    #expect(statements("let x = y\n  ?? z\nw()") == ["let x = y⏎?? z", "w()"])
    #expect(statements("if a {\n b()\n} else {\n c()\n}\nd()") == ["if a {⏎b()⏎} else {⏎c()⏎}", "d()"])
  }

  @Test func aWordThatStandsAloneBelongsToTheNextLine() {
    #expect(statements("guard\n  let x = y,\n  z else {\n  return\n}\nw()") == ["guard⏎let x = y,⏎z else {⏎return⏎}", "w()"])
    #expect(statements("if // both\n  x {\n}\ny()") == ["if // both⏎x {⏎}", "y()"])
    #expect(statements("return\nx()") == ["return", "x()"])
  }

  @Test func whatBelongsToAnOperandEndsItsStatement() {
    #expect(statements("let x: String?\ny()") == ["let x: String?", "y()"])
    #expect(statements("x = y!\nz()") == ["x = y!", "z()"])
    #expect(statements("let x: Set<Int>\ny()") == ["let x: Set<Int>", "y()"])
    #expect(statements("let x = a ?\n b : c\ny()") == ["let x = a ?⏎b : c", "y()"])
  }

  @Test func anAttributeBelongsToTheNextLineAndACommentToNone() {
    #expect(statements("@MainActor\nfunc g() {}\nh()") == ["@MainActor⏎func g() {}", "h()"])
    #expect(statements("@Wrapped var a = 1\nlet b = 2") == ["@Wrapped var a = 1", "let b = 2"])
    #expect(statements("a()\n// of b\nb()") == ["a()", "b()"])
    #expect(statements("let x = // why\n  y\nz()") == ["let x = // why⏎y", "z()"])
  }
}

@Suite struct NameTests {
  @Test func setsHoldWhatWasPutIn() {
    let words = (0..<500).map { "name\($0)" }
    let set = NameSet(names: words)
    #expect(set.count == 500)
    #expect(words.allSatisfy { set.contains(NameHash($0)) })
    #expect(!set.contains(NameHash("name500")) && !NameSet().contains(NameHash("name1")))
    let rest = set.subtracting(NameSet(names: ["name7"]))
    #expect(rest.count == 499 && !rest.contains(NameHash("name7")) && rest.contains(NameHash("name8")))
    #expect(rest.union(NameSet(names: ["name7", "name8"])).count == 500)
  }

  @Test func placesAreInOrder() {
    let text = SourceText("b.a(a, ab) // a\nlet s = \"a \\(a)\"")
    #expect(SourceOutline(text).occurrences(of: "a", in: text) == [2, 4, 29])
    #expect(SourceOutline(text).occurrences(of: "c", in: text).isEmpty)
  }

  @Test(arguments: [
    ("f(wide: 1)", true), ("f(a, wide: 1)", true), ("f(a, b(c), wide: 1)", true), ("[wide: 1]", false), ("[a: 1, wide: 2]", false),
    ("x ? wide: y", false), ("f(wide)", false),
  ])
  func labelsAreNoUses(_ code: String, _ isLabel: Bool) {
    let text = SourceText(code)
    let name = SourceOutline(text).occurrences(of: "wide", in: text)[0]
    #expect(text.isArgumentLabel(name..<name + 4) == isLabel)
  }

  @Test(arguments: [
    ": UIView ", ": UIKit.UIView, Themed ", ":UIView{", ": Base<T>.Inner, Other", ": /* old */ UIView", ": @unchecked Sendable", "", " where T: Equatable ",
    ": Base where T: Equatable ", "<T>: Base ",
  ])
  func theFirstInheritedNameIsTheFirstOfAll(_ clause: String) {
    let all = Heritage.names(in: clause).first?.split(separator: ".").last.map(String.init)
    #expect(Heritage.first(in: clause) == all)
  }
}
