import Testing

/// One line of a table: a marked program, and what a person says of its marked place.
///
/// What is expected follows from UIKit and the language, never from what the tool answers. Where the tool is known to be
/// wrong the row says so with `red`; the day it is right, the test fails until the word goes.
struct Row<Answer: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
  let title: String
  let language: Language
  let answer: Answer
  let source: String
  private(set) var knownIssue: String?

  init(_ title: String, _ language: Language, _ answer: Answer, _ source: String) {
    self.title = title
    self.language = language
    self.answer = answer
    self.source = source
  }

  var testDescription: String { "\(title) (\(language))" }

  /// The same row, known to be answered wrongly today.
  func red(_ reason: String) -> Row {
    var row = self
    row.knownIssue = reason
    return row
  }

  /// Fails when the marked place says anything else.
  func check(_ read: (MarkedPlace) -> Answer, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let place = try MarkedPlace(source, language)
    withKnownIssue(Comment(rawValue: knownIssue ?? ""), sourceLocation: sourceLocation) {
      #expect(read(place) == answer, "\(title)", sourceLocation: sourceLocation)
    } when: {
      knownIssue != nil
    }
  }
}

func swift<Answer>(_ title: String, _ answer: Answer, _ source: String) -> Row<Answer> { Row(title, .swift, answer, source) }

func objc<Answer>(_ title: String, _ answer: Answer, _ source: String) -> Row<Answer> { Row(title, .objc, answer, source) }

/// One expectation in two spellings.
struct Pair<Answer: Equatable & Sendable>: Sendable {
  private var rows: [Row<Answer>]

  init(_ title: String, _ answer: Answer, swift: String, objc: String) {
    rows = [Row(title, .swift, answer, swift), Row(title, .objc, answer, objc)]
  }

  /// Known to be answered wrongly in these languages.
  func red(_ reason: String, _ languages: Language...) -> Pair {
    var pair = self
    pair.rows = rows.map { languages.isEmpty || languages.contains($0.language) ? $0.red(reason) : $0 }
    return pair
  }

  static func rows(of pairs: [Pair]) -> [Row<Answer>] { pairs.flatMap(\.rows) }
}

/// The members of a class `A` of UIKit, in a file of their own.
func swiftClass(_ superclass: String = "UIViewController", _ members: String) -> String {
  "import UIKit\nclass A: \(superclass) { \(members) }"
}

/// The methods of a class `A` of UIKit, in a file of their own.
func objcClass(_ superclass: String = "UIViewController", _ methods: String) -> String {
  "#import <UIKit/UIKit.h>\n@interface A : \(superclass)\n@end\n@implementation A\n\(methods)\n@end"
}
