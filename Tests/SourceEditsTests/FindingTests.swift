import SourceText
import Testing

@testable import SourceEdits

@Suite struct FindingTests {
  private func why(_ message: String) -> String? {
    Finding(
      id: "0", transform: "t", message: message,
      anchor: Anchor(file: FileID("A.swift"), range: 0..<1, position: LineColumn(line: 1, column: 1)), reason: "static-context", notes: [], scope: ""
    ).why
  }

  @Test func aMessageThatOnlyNamesTheCodeSaysNoReason() {
    #expect(why("leave 'UIScreen.main.bounds'") == nil)
    #expect(why("leave 'a ? b: c'") == nil)
    #expect(why("leave the observer of 'name: x'") == nil)
    #expect(why("'Shop' has no launch screen: it is refused") == nil)
  }

  @Test func whatFollowsTheCodeIsTheReason() {
    #expect(why("leave 'AppDelegate': the app's storyboard makes one: twice") == "the app's storyboard makes one: twice")
    #expect(why("leave the window: 'store' is used with it") == "'store' is used with it")
  }
}
