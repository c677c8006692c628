import Foundation
import Testing

/// Every command says the same of a checkout: counts, places and levels.
@Suite("one answer everywhere")
struct OneAnswerTests {
  /// The cases that are whole projects.
  static let projects: [String] = {
    let fixtures = Repository.file("Fixtures")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures.path)) ?? []
    let folders = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap { path in
      path.range(of: "/before/").map { String(path[..<$0.upperBound].dropLast()) }
    }
    return Set(folders).sorted()
  }()

  /// A place as a report tells it: `App/A.swift:3 safe`.
  private typealias Places = [String: Int]

  private func copy(_ folder: String) throws -> TemporaryCheckout {
    let checkout = try TemporaryCheckout([:], git: false)
    try FileManager.default.copyItem(at: Repository.file(folder), to: checkout.folder.appendingPathComponent("App"))
    try checkout.git("init", "--quiet")
    try checkout.commit()
    return checkout
  }

  /// What the text of a scan lists.
  private func places(inText text: String) -> Places {
    var (file, result): (String, Places) = ("", [:])
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") { file = String(line) }
      let words = line.split(separator: " ")
      guard line.hasPrefix("  "), words.count > 2, ["safe", "review", "manual"].contains(words[1]), let colon = words[0].firstIndex(of: ":"),
        Int(words[0][..<colon]) != nil
      else { continue }
      result["\(file):\(words[0][..<colon]) \(words[1])", default: 0] += 1
    }
    return result
  }

  /// What a JSON report lists.
  private func places(inJSON data: Data) throws -> Places {
    struct Report: Decodable {
      struct Place: Decodable { let file: String, line: Int, safety: String? }
      let changes: [Place], findings: [Place]
    }
    let report = try JSONDecoder().decode(Report.self, from: data)
    return (report.changes + report.findings).reduce(into: [:]) { places, place in
      let level = place.safety.map { $0 == "safe" ? "safe" : "review" } ?? "manual"
      places["\(place.file):\(place.line) \(level)", default: 0] += 1
    }
  }

  private func count(_ places: Places, _ level: String) -> Int {
    places.reduce(0) { $0 + ($1.key.hasSuffix(" " + level) ? $1.value : 0) }
  }

  @Test("the text and the JSON of 'scan' and that of 'diff' have the same places and levels", arguments: projects + ["LegacyApp"])
  func reports(_ project: String) throws {
    let checkout = try copy("Fixtures/" + project)
    let json = try places(inJSON: Reframe.run("scan", "--format=json", in: checkout.folder).output)
    #expect(try places(inText: Reframe.run("scan", in: checkout.folder).text) == json)
    #expect(try places(inJSON: Reframe.run("diff", "--format=json", in: checkout.folder).output) == json)
  }

  @Test("'diff', 'apply', the baseline and a review count the same")
  func counts() throws {
    let checkout = try copy("Fixtures/LegacyApp")
    let json = try places(inJSON: Reframe.run("scan", "--format=json", in: checkout.folder).output)
    let (safe, review, manual) = (count(json, "safe"), count(json, "review"), count(json, "manual"))
    let sentence = try Reframe.run("diff", in: checkout.folder).errors.replacing("\n", with: " ")
    #expect(sentence.contains("\(safe) changes in "))
    #expect(sentence.contains("\(review) need review, \(manual) are left to a person"))
    let baseline = try Reframe.run("scan", "--baseline=known.json", "--write-baseline", in: checkout.folder)
    #expect(baseline.text.contains("Wrote known.json: \(safe + review + manual) places."))
    // A review offers each change alone; what is only found beside another one comes once that is written.
    let reviewed = try Reframe.answering("q", "review", in: checkout.folder)
    #expect((0...2).contains { reviewed.text.contains("(1 of \(safe + review - $0))") })
    #expect(try places(inJSON: Reframe.run("apply", "--format=json", in: checkout.folder).output) == json)
  }

  @Test("a path narrows what is listed, and changes nothing that is said of it")
  func aFile() throws {
    let checkout = try copy("Fixtures/LegacyApp")
    try checkout.write("open class Kit: UIView {}\n", to: "Kit/Sources/Kit.swift")
    try checkout.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    let badge = "class Badge: Kit {\n  override func layoutSubviews() { frame.size.width = UIScreen.main.bounds.width }\n}\n"
    try checkout.write(badge, to: "App/LegacyApp/Views/Badge.swift")
    let whole = try places(inJSON: Reframe.run("scan", "--format=json", in: checkout.folder).output)
    let files = Set(whole.keys.map { String($0.prefix { $0 != ":" }) }).sorted()
    for file in files.enumerated().filter({ $0.offset % 8 == 0 || $0.element.hasSuffix("Badge.swift") }).map(\.element) {
      let alone = try places(inJSON: Reframe.run("scan", "--format=json", file, in: checkout.folder).output)
      #expect(alone == whole.filter { $0.key.hasPrefix(file + ":") })
    }
  }

  @Test("without git, the project above a folder is found, and without one a line says so")
  func noGit() throws {
    let checkout = try TemporaryCheckout(
      [
        "App/App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }\n",
        "App/Sources/Base/Base.swift": "class Base: UIViewController {}\n",
        "App/Sources/Feature/Card.swift":
          "class Card: Base {\n  override func viewDidLayoutSubviews() { use(UIScreen.main.bounds.width) }\n}\n",
      ], git: false)
    let feature = checkout.folder.appendingPathComponent("App/Sources/Feature")
    let found = try Reframe.run("scan", in: feature)
    #expect(found.errors == "")
    #expect(found.text.contains("\nApp/Sources/Feature/Card.swift\n") || found.text.contains("\nSources/Feature/Card.swift\n"))
    #expect(found.text.contains("use 'view.bounds' instead of"))
    #expect(!found.text.contains("Base.swift"))
    try FileManager.default.removeItem(at: checkout.folder.appendingPathComponent("App/App.xcodeproj"))
    let alone = try Reframe.run("scan", in: feature)
    #expect(alone.errors.contains("no git and no project around"))
    #expect(alone.errors.split(separator: "\n").count == 1)
    #expect(try Reframe.run("scan", "-q", in: feature).errors == "")
  }
}
