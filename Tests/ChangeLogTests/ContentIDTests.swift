import SourceText
import Testing

@Suite struct ContentIDTests {
  // Expected values: `git hash-object --no-filters`.
  @Test(arguments: [
    ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"), ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
  ])
  func isWhatGitPrints(_ text: String, _ digits: String) {
    #expect(ContentID(of: SourceText(text)).digits == digits)
  }

  @Test func everyLengthAroundABlockDiffers() {
    let ids = Set((0...200).map { ContentID(of: [UInt8](repeating: 0x61, count: $0)) })
    #expect(ids.count == 201)
  }

  @Test func onlyFortyDigitsAreTaken() {
    #expect(ContentID(digits: "ce013625030ba8dba906f756967f9e9ca394464a") != nil)
    #expect(ContentID(digits: "CE013625030ba8dba906f756967f9e9ca394464a") == nil)
    #expect(ContentID(digits: "ce01") == nil)
  }
}
