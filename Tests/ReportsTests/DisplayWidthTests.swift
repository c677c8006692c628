import Testing

@testable import Reports

@Suite("Columns of text on a terminal")
struct DisplayWidthTests {
  @Test(
    "how many columns a text has",
    arguments: [
      ("", 0), ("plain", 5), ("äöü", 3), ("e\u{301}", 1), ("漢字", 4), ("ｆｕｌｌ", 8), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("カナ", 4), ("ｶﾅ", 2), ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪🇯🇵", 4), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("©", 1),
      ("a\u{200B}b", 2), ("“”…–", 4), ("→", 1), ("👩‍💻 x", 4), ("é漢😀", 5), ("ไทย", 3), ("กำ", 2),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test("tabs go to the next stop, whatever stands before")
  func tabs() {
    #expect("\tlet".expandingTabs() == "    let")
    #expect("ab\tc".expandingTabs() == "ab  c")
    #expect("abcd\tc".expandingTabs() == "abcd    c")
    #expect("漢\tc".expandingTabs() == "漢  c")
    #expect("none".expandingTabs() == "none")
  }

  @Test("a cut never goes through a character")
  func cutting() {
    #expect("abcdef".cut(at: 3) == ["abc", "def"])
    #expect("abcdefg".cut(at: 3) == ["abc", "def", "g"])
    #expect("漢字漢字".cut(at: 5) == ["漢字", "漢字"])
    #expect("a漢字".cut(at: 2) == ["a", "漢", "字"])
    #expect("e\u{301}e\u{301}e\u{301}".cut(at: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect("漢".cut(at: 1) == ["漢"])
    #expect("".cut(at: 4) == [""])
  }

  @Test("words that are too wide break after their punctuation, or anywhere")
  func fitting() {
    #expect(fitted("in FooterViewController.viewDidLoad() now", width: 26, indent: 2) == ["in FooterViewController.", "  viewDidLoad() now"])
    #expect(fitted("abcdefghijkl", width: 5) == ["abcde", "fghij", "kl"])
    #expect(fitted("漢字漢字 漢字", width: 7) == ["漢字漢", "字 漢字"])
    #expect(fitted("short words only", width: 40) == ["short words only"])
  }

  @Test("code breaks after spaces and punctuation, but not in its indentation, and a last piece may be wider")
  func breaking() {
    #expect("let a = view.bounds".broken(at: 14) == ["let a = view.", "bounds"])
    #expect("abcdefghijklm.n".broken(at: 8) == ["abcdefgh", "ijklm.n"])
    #expect("a bcdefghijk".broken(at: 8) == ["a bcdefg", "hijk"])
    #expect("          ab".broken(at: 11) == ["          a", "b"])
    #expect("abcdefghi".broken(at: 8, last: 9) == ["abcdefghi"])
    #expect("abcdefghij".broken(at: 8, last: 9) == ["abcdefgh", "ij"])
    #expect("".broken(at: 8) == [""])
  }

  @Test("wide text is wrapped by its columns")
  func wrapping() {
    #expect(wrap("漢字 漢字 漢字", width: 9) == ["漢字 漢字", "漢字"])
  }
}
