import Foundation
import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("Files that come into being, in reports")
struct CreatedFilesTests {
  private func diff(
    _ change: Change = Sample.migration(), isAnnotated: Bool = false, rendering: DiffReport.Rendering = .exact, style: TextStyle = TextStyle()
  ) -> String {
    var bytes: [UInt8] = []
    DiffReport(
      ChangeSet(accepted: [change]), texts: [Sample.appDelegate: Sample.appDelegateText], isAnnotated: isAnnotated, rendering: rendering,
      style: style
    ).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func shown(note: String) -> String {
    """
    diff --git a/App/AppDelegate.swift b/App/AppDelegate.swift
    --- a/App/AppDelegate.swift
    +++ b/App/AppDelegate.swift
    \(note)@@ -1,4 +1,3 @@
     @main
     class AppDelegate: UIResponder, UIApplicationDelegate {
    -    var window: UIWindow?
     }
    diff --git a/App/Scene Delegate.swift b/App/Scene Delegate.swift
    new file mode 100644
    --- /dev/null
    +++ b/App/Scene Delegate.swift\t
    \(note)@@ -0,0 +1,3 @@
    +class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    +    var window: UIWindow?
    +}

    """
  }

  @Test("a new file stands in its place among the others, its name as git writes it")
  func plain() {
    #expect(diff() == Self.shown(note: ""))
  }

  @Test("the reason stands above the new file, too")
  func annotated() {
    #expect(diff(isAnnotated: true) == Self.shown(note: "# scene-life-cycle safe: move the window to a scene delegate\n"))
  }

  @Test("colour changes nothing but itself")
  func colour() {
    let colored = diff(style: TextStyle(isColored: true))
    #expect(colored.contains("\u{1B}[1mnew file mode 100644\u{1B}[0m\n"))
    #expect(colored.contains("\u{1B}[32m+    var window: UIWindow?\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == diff())
  }

  @Test("a terminal gets no control characters of a new file, a pipe gets the bytes")
  func controlCharacters() {
    let change = Sample.migration(creating: "// \u{1B}[8mhidden\n")
    #expect(diff(change).contains("+// \u{1B}[8mhidden\n"))
    #expect(diff(change, rendering: .escaped).contains("+// \\u{1B}[8mhidden\n"))
  }

  @Test("the summary counts a new file")
  func summary() {
    #expect(DiffReport.summary(of: ChangeSet(accepted: [Sample.migration()]), arguments: "").hasPrefix("1 change in 2 files;"))
  }

  @Test("the report for programs has the new files and the answers, as the schema says")
  func json() throws {
    let answers = [
      Sample.answer("Shop", "it has no scenes", reason: "no-scenes", change: "5c3e1e9a7b02"), Sample.answer("Kiosk", launches: true, "it is a SwiftUI app"),
    ]
    let changes = ChangeSet(accepted: [Sample.migration()], launches: answers)
    let bytes = JSONReport(changes, command: "scan", toolVersion: "0.3.0", transforms: ["scene-life-cycle"]).formatted()
    let report = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let schema = try SchemaChecker(Data(contentsOf: root.appendingPathComponent("docs/reframe-report.schema.json")))
    #expect(schema.faults(in: report) == [])

    let change = try #require((report["changes"] as? [[String: Any]])?.first)
    let creations = try #require(change["creations"] as? [[String: String]])
    #expect(creations == [["file": "App/Scene Delegate.swift", "content": Sample.sceneDelegateText]])
    let launches = try #require(report["launches"] as? [[String: Any]])
    #expect(launches.map { $0["app"] as? String } == ["Shop", "Kiosk"])
    #expect(launches.map { $0["launches"] as? Bool } == [false, true])
    #expect(launches[0]["change"] as? String == change["id"] as? String)
    #expect(launches[1]["reason"] is NSNull && launches[1]["change"] is NSNull)
  }

  @Test("the schema finds answers and new files that are wrong")
  func faults() throws {
    let bytes = JSONReport(
      ChangeSet(accepted: [Sample.migration()], launches: [Sample.answer("Shop", "it has no scenes")]), command: "scan", toolVersion: "0.3.0",
      transforms: []
    ).formatted()
    var report = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    var change = try #require((report["changes"] as? [[String: Any]])?.first)
    change["creations"] = [["file": "App/SceneDelegate.swift"]]
    report["changes"] = [change]
    report["launches"] = [["app": "Shop", "file": "App/Info.plist", "launches": "no", "message": "m", "reason": NSNull(), "change": NSNull()]]
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let schema = try SchemaChecker(Data(contentsOf: root.appendingPathComponent("docs/reframe-report.schema.json")))
    let faults = schema.faults(in: report)
    #expect(faults.contains("/launches/0/launches: is no boolean"))
    #expect(faults.contains("/changes/0/creations/0: lacks content"))
  }
}
