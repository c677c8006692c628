import SourceText
import Testing

@Suite struct SearchTests {
  private let text = SourceText("let keyboardFrame = 1 // KeyBoard é")

  @Test func findsWordsByteForByte() {
    #expect(text.contains("keyboardFrame"))
    #expect(!text.contains("keyboardframe"))
    #expect(text.contains("é"))
    #expect(text.firstOffset(of: "let", in: 0..<text.count) == 0)
    #expect(text.firstOffset(of: "rame", in: 0..<text.count) == 13)
    #expect(text.contains("Frame", in: 4..<17))
    #expect(!text.contains("Frame", in: 4..<16))
    #expect(!text.contains("Frame", in: 0..<0))
  }

  @Test func findsWordsInWhateverCase() {
    #expect(text.containsIgnoringCase("keyboardframe", in: 0..<text.count))
    #expect(text.containsIgnoringCase("keyboard", in: 20..<text.count))
    #expect(!text.containsIgnoringCase("keyboards", in: 0..<text.count))
    #expect(!text.containsIgnoringCase("keyboard", in: 30..<text.count))
  }

  /// Wherever a sequence or a fault stands among blocks of ASCII.
  @Test(arguments: 0..<140) func validityDoesNotDependOnThePlace(_ offset: Int) {
    let ascii = [UInt8](repeating: 0x61, count: 140)
    func isValid(_ bytes: [UInt8]) -> Bool { SourceText(bytes: Array(ascii[..<offset]) + bytes + ascii).isValidUTF8 }
    #expect(isValid(Array("é🙂".utf8)))
    #expect(!isValid([0xC3]))
    #expect(!isValid([0xA9]))
    #expect(!isValid([0xF0, 0x9F, 0x99]))
    #expect(!SourceText(bytes: Array(ascii[..<offset]) + [0xC3]).isValidUTF8)
  }
}
