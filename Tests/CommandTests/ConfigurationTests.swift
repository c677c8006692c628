import Foundation
import Testing

@Suite("The configuration file")
struct ConfigurationTests {
  @Test("comments, trailing commas, bare keys and single quotes")
  func syntax() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(
      """
      // What we leave for later.
      {
        "skip": ["key-window",], /* the rest
        is fine */
        exclude: 'Metrics.swift',
        "jobs": 1,
        "quiet": true,
      }
      """, to: ".reframe.json")
    let result = try Reframe.run("scan", in: checkout.folder.appendingPathComponent("App"))
    #expect(result.errors == "")
    #expect(result.text.hasPrefix("1 place in 1 file, of 2 read\n"))
  }

  @Test(
    "faults end with 2 and name the place",
    arguments: [
      (#"{"onyl": []}"#, #".reframe.json:1: "onyl" is no key of the configuration; did you mean 'only'?"#),
      (#"{"config": "x"}"#, #""config" is no key of the configuration"#),
      ("{\n  \"only\": [\"screen-bonds\"]\n}", #".reframe.json:2: "only": there is no transform 'screen-bonds'; did"#),
      (#"{"quiet": "yes"}"#, #""quiet" is true or false"#),
      (#"{"format": 3}"#, #""format" is a string"#),
      (#"{"format": "xml"}"#, #""format": 'xml' is none of 'text', 'json'"#),
      (#"{"jobs": 1.5}"#, #""jobs": '1.5' is not a whole number"#),
      (#"{"jobs": 1, "jobs": 2}"#, #""jobs" is there twice"#),
      (#"["scan"]"#, "an object with the names of flags as keys is expected"),
      ("{\n  \"jobs\" 1\n}", ".reframe.json:2:10: ':' is expected after the key"),
      (#"{"only": ["a" "b"]}"#, ".reframe.json:1:15: ',' or ']' is expected"),
      (#"{"only": "a"#, ".reframe.json:1:10: this string does not end"),
      ("{ /* jobs", ".reframe.json:1:3: this comment does not end"),
      ("", ".reframe.json:1:1: a value is missing at the end"),
      ("{} x", ".reframe.json:1:4: nothing more is expected here"),
    ])
  func faults(text: String, message: String) throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(text, to: ".reframe.json")
    let result = try Reframe.run("scan", in: checkout.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(result.text == "")
  }

  @Test("what is typed wins")
  func precedence() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(#"{"only": "key-window", "format": "json"}"#, to: ".reframe.json")
    let result = try Reframe.run("scan", "--only", "screen-bounds", "--format", "text", in: checkout.folder)
    #expect(result.text.hasPrefix("2 places"))
    #expect(!result.text.contains("key-window"))
  }

  @Test("globs of both add up")
  func addition() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(#"{"exclude": "Metrics.swift"}"#, to: ".reframe.json")
    let result = try Reframe.run("scan", "--exclude", "Alerts.swift", in: checkout.folder)
    #expect(result.text.hasPrefix("1 place in 1 file, of 1 read\n"))
  }

  @Test("the documentation has every key")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/configuration.md"), encoding: .utf8)
    let checkout = try TemporaryCheckout()
    try checkout.write(#"{"zebra": 1}"#, to: ".reframe.json")
    let errors = try Reframe.run("scan", in: checkout.folder).errors
    let keys = try #require(errors.firstMatch(of: /The keys are (.*)\./)?.output.1).split(separator: ", ")
    #expect(keys.count > 10)
    for key in keys { #expect(text.contains("`\(key)`")) }
  }

  @Test("--config names another file, which must be there")
  func otherFile() throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(#"{"only": "key-window"}"#, to: "settings/ci.json")
    #expect(try Reframe.run("scan", "--config=settings/ci.json", in: checkout.folder).text.hasPrefix("1 place"))
    let missing = try Reframe.run("scan", "--config", "nowhere.json", in: checkout.folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot read the configuration nowhere.json"))
  }
}
