import Foundation
import SourceEdits
import Testing

@testable import Reports

@Suite("The report for programs")
struct JSONReportTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func report(_ changes: ChangeSet = Sample.changes) -> JSONReport {
    JSONReport(changes, command: "scan", toolVersion: "0.1.0", transforms: ["screen-bounds", "key-window"])
  }

  private func schema() throws -> SchemaChecker {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try SchemaChecker(Data(contentsOf: root.appendingPathComponent("docs/reframe-report.schema.json")))
  }

  @Test("a full report, an empty one and one of apply follow the schema")
  func validity() throws {
    let applied = JSONReport(
      applying: Sample.changes, written: [Sample.gallery],
      batch: 3, commit: "0123456789abcdef0123456789abcdef01234567", toolVersion: "0.1.0", transforms: [])
    var full = Sample.changes
    full.conflicts = [Conflict(kept: "0a1b2c3d4e5f", deferred: "4e5f60718293", file: Sample.gallery, overlap: 3..<9)]
    for bytes in [report(full).formatted(), report(ChangeSet()).formatted(), applied.formatted()] {
      let faults = try schema().faults(in: object(bytes))
      #expect(faults == [])
    }
  }

  @Test("the check finds what is wrong")
  func checker() throws {
    var wrong = try object(report().formatted())
    wrong["command"] = "undo"
    wrong["findings"] = [["id": 3]]
    wrong["totals"] = nil
    let faults = try schema().faults(in: wrong)
    #expect(faults.contains("/command: is none of the values"))
    #expect(faults.contains("/findings/0/id: is no string"))
    #expect(faults.contains("/: lacks totals"))
  }

  @Test("a change says everything")
  func change() throws {
    let changes = try #require(try object(report().formatted())["changes"] as? [[String: Any]])
    let first = try #require(changes.first)
    #expect(changes.map { $0["accepted"] as? Bool } == [true, false])
    #expect(first["line"] as? Int == 4)
    #expect(first["column"] as? Int == 33)
    let edit = try #require((first["edits"] as? [[String: Any]])?.first)
    let range = try #require(edit["range"] as? [String: Int])
    let old = Sample.galleryText.string(in: range["start"]!..<range["end"]!)
    #expect(old == "UIScreen.main.bounds")
    #expect(edit["replacement"] as? String == "view.bounds")
  }

  @Test("the same input gives the same bytes, in a fixed order")
  func order() {
    #expect(report().formatted() == report().formatted())
    let text = String(decoding: report().formatted(), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"tool\": {\n    \"name\": \"reframe\",\n"))
    #expect(text.hasSuffix("]\n}\n"))
  }

  @Test("strings come through whole", arguments: ["\"\\/\n\r\t", "\u{0}\u{1B}\u{7F}\u{9B}", "é😀\u{2028}\u{202E}", ""])
  func strings(text: String) throws {
    let bytes = JSONValue.object([.init("a", .string(text))]).formatted()
    #expect(try object(bytes)["a"] as? String == text)
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0 != "\n" && $0.isUnsafeForTerminals })
  }

  @Test("lists and objects that are empty stay short")
  func emptiness() {
    let value = JSONValue.object([.init("a", .array([])), .init("b", .object([])), .init("c", .null)])
    #expect(String(decoding: value.formatted(), as: UTF8.self) == "{\n  \"a\": [],\n  \"b\": {},\n  \"c\": null\n}\n")
  }
}
