import ProjectFiles
import SourceText
import Testing

struct AddingSourcesTests {
  @Test func aNewFileIsFourInsertionsBehindItsSibling() throws {
    let before = """
      /* Begin PBXBuildFile section */
      \t\tAA01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA02 /* AppDelegate.swift */; };
      /* End PBXBuildFile section */
      /* Begin PBXFileReference section */
      \t\tAA02 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
      /* End PBXFileReference section */
      /* Begin PBXGroup section */
      \t\tAA03 /* App */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tAA02 /* AppDelegate.swift */,
      \t\t\t);
      \t\t\tpath = App;
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXGroup section */
      /* Begin PBXSourcesBuildPhase section */
      \t\tAA04 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \t\t\t\tAA01 /* AppDelegate.swift in Sources */,
      \t\t\t);
      \t\t};
      /* End PBXSourcesBuildPhase section */

      """
    let after = """
      /* Begin PBXBuildFile section */
      \t\tAA01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA02 /* AppDelegate.swift */; };
      \t\tNEW1 /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = NEW2 /* SceneDelegate.swift */; };
      /* End PBXBuildFile section */
      /* Begin PBXFileReference section */
      \t\tAA02 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
      \t\tNEW2 /* SceneDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = SceneDelegate.swift; sourceTree = "<group>"; };
      /* End PBXFileReference section */
      /* Begin PBXGroup section */
      \t\tAA03 /* App */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tAA02 /* AppDelegate.swift */,
      \t\t\t\tNEW2 /* SceneDelegate.swift */,
      \t\t\t);
      \t\t\tpath = App;
      \t\t\tsourceTree = "<group>";
      \t\t};
      /* End PBXGroup section */
      /* Begin PBXSourcesBuildPhase section */
      \t\tAA04 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \t\t\t\tAA01 /* AppDelegate.swift in Sources */,
      \t\t\t\tNEW1 /* SceneDelegate.swift in Sources */,
      \t\t\t);
      \t\t};
      /* End PBXSourcesBuildPhase section */

      """
    let result = try editedProject(before) { try $0.addingSource("App/SceneDelegate.swift", besides: "App/AppDelegate.swift") }
    #expect(withoutFreshIDs(result) == after)
    let again = try editedProject(before) { try $0.addingSource("App/SceneDelegate.swift", besides: "App/AppDelegate.swift") }
    #expect(again == result)
  }

  private let delegate = "Shared Code/AppDelegate.m"
  private let new = ["Shared Code/SceneDelegate.h", "Shared Code/SceneDelegate.m"]

  /// The lines of `after` that `before` does not have, in order; everything else must be the same.
  private func added(_ before: String, _ after: String) throws -> [String] {
    var old = before.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var added: [String] = []
    for line in after.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == old.first { old.removeFirst() } else { added.append(String(line)) }
    }
    try #require(old.isEmpty)
    return added
  }

  @Test func headersAreListedAndNotCompiled() throws {
    let after = try editedProject(shopProject) { try $0.addingSources(new, besides: delegate) }
    let lines = try added(shopProject, after).map { $0.replacing(/[0-9A-F]{24}/, with: "ID") }
    #expect(
      lines == [
        "\t\tID /* SceneDelegate.m in Sources */ = {isa = PBXBuildFile; fileRef = ID /* SceneDelegate.m */; platformFilter = ios; };",
        "\t\tID /* SceneDelegate.m in Sources */ = {isa = PBXBuildFile; fileRef = ID /* SceneDelegate.m */; };",
        "\t\tID /* SceneDelegate.h */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.h; name = SceneDelegate.h; path = \"../Shared Code/SceneDelegate.h\"; sourceTree = \"<group>\"; };",
        "\t\tID /* SceneDelegate.m */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.objc; name = SceneDelegate.m; path = \"../Shared Code/SceneDelegate.m\"; sourceTree = \"<group>\"; };",
        "\t\t\t\tID /* SceneDelegate.h */,", "\t\t\t\tID /* SceneDelegate.m */,",
        "\t\t\t\tID /* SceneDelegate.m in Sources */,", "\t\t\t\tID /* SceneDelegate.m in Sources */,",
      ])
    let project = try XcodeProjectFile(SourceText(after))
    #expect(project.targets(compiling: new[1]).map(\.name) == ["Shop", "Share"])
    #expect(project.references(at: new[0]).count == 1)
    let ids = after.matches(of: #/(?m)^\t\t([0-9A-F]{24}) .*= \{/#).map(\.output.1)
    #expect(Set(ids).count == ids.count)
  }

  @Test func onlyTheTargetsAskedForGetTheFile() throws {
    let after = try editedProject(shopProject) {
      try $0.addingSource(new[1], besides: delegate, toTargets: ["0000000000000000000000T2"])
    }
    #expect(try XcodeProjectFile(SourceText(after)).targets(compiling: new[1]).map(\.name) == ["Share"])
    // Later in the other one: the file's reference is there already.
    let both = try editedProject(after) { try $0.addingSource(new[1], besides: delegate) }
    #expect(try added(after, both).count == 2)
    #expect(try XcodeProjectFile(SourceText(both)).targets(compiling: new[1]).map(\.name) == ["Shop", "Share"])
  }

  @Test func aTargetWithoutTheSiblingGetsTheFileAtTheEnd() throws {
    let text = shopProject.replacing("fileRef = 0000000000000000000000F1 /* AppDelegate.m */; };", with: "fileRef = 0000000000000000000000F3 /* Root.swift */; };")
    let after = try editedProject(text) {
      try $0.addingSource("Shared Code/SceneDelegate.m", besides: delegate, toTargets: ["0000000000000000000000T2"])
    }
    #expect(try XcodeProjectFile(SourceText(after)).targets(compiling: new[1]).map(\.name) == ["Share"])
    let project = try XcodeProjectFile(SourceText(shopProject))
    #expect(throws: ProjectFileRefusal.self) {
      try project.addingSource(new[1], besides: delegate, toTargets: ["0000000000000000000000T3"])
    }
    #expect(throws: ProjectFileRefusal.self) { try project.addingSource("A/B.m", besides: "A/A.m", toTargets: ["0000000000000000000000T1"]) }
    #expect(throws: ProjectFileRefusal.self) { try project.addingSource(new[1], besides: delegate, toTargets: ["none"]) }
  }

  @Test(
    "the path is written from where the sibling's is",
    arguments: [
      ("Sources/Root.swift", "Sources/New.swift", "path = Sources/New.swift; sourceTree = SOURCE_ROOT;"),
      ("Sources/Root.swift", "Other/New.swift", "path = Other/New.swift; sourceTree = SOURCE_ROOT;"),
      ("Shared Code/AppDelegate.m", "App/New.swift", "path = New.swift; sourceTree = \"<group>\";"),
      ("Shared Code/AppDelegate.m", "App/Deep/New+A.swift", "name = \"New+A.swift\"; path = \"Deep/New+A.swift\"; sourceTree = \"<group>\";"),
      ("Shared Code/AppDelegate.m", "New.swift", "path = New.swift; sourceTree = SOURCE_ROOT;"),
    ])
  func paths(sibling: String, path: String, written: String) throws {
    let after = try editedProject(shopProject) { try $0.addingSource(path, besides: sibling, toTargets: ["0000000000000000000000T1"]) }
    #expect(after.contains("lastKnownFileType = sourcecode.swift; " + written))
    #expect(try XcodeProjectFile(SourceText(after)).targets(compiling: path).map(\.name) == ["Shop"])
  }

  @Test func aSynchronisedFolderNeedsNothing() throws {
    let project = try XcodeProjectFile(SourceText(shopProject))
    #expect(try project.addingSource("Widget/New.swift", besides: "Widget/Any.swift").isEmpty)
    #expect(try project.addingSource("Widget/New.h", besides: "Widget/WidgetDelegate.swift").isEmpty)
    #expect(try project.addingSource("Widget/New.swift", besides: delegate, toTargets: ["0000000000000000000000T3"]).isEmpty)
  }

  @Test func theExceptionThatBringsTheSiblingBringsTheFile() throws {
    let after = try editedProject(shopProject) {
      try $0.addingSource("Widget/New+Scene.swift", besides: "Widget/WidgetDelegate.swift")
    }
    #expect(try added(shopProject, after) == ["\t\t\t\t\"New+Scene.swift\","])
    #expect(try XcodeProjectFile(SourceText(after)).targets(compiling: "Widget/New+Scene.swift").map(\.name) == ["Shop", "Widget"])
  }

  @Test func entriesOnOneLineStayOnIt() throws {
    let text = """
      { objects = { T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B1,B2); }; B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { fileRef = F2; isa = PBXBuildFile; };
      F1 = { isa = PBXFileReference; path = A.swift; }; F2 = { path = B.swift; isa = PBXFileReference; };
      G = { isa = PBXGroup; children = (F1, F2); path = App; }; }; }
      """
    let after = try editedProject(text) { try $0.addingSource("App/N.swift", besides: "App/A.swift") }
    let ids = after.matches(of: /[0-9A-F]{24}/).map { String($0.output) }
    #expect(
      withoutFreshIDs(after) == """
        { objects = { T = {isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B1,NEW1,B2); }; B1 = { isa = PBXBuildFile; fileRef = F1; }; NEW1 = { isa = PBXBuildFile; fileRef = NEW2; }; B2 = { fileRef = F2; isa = PBXBuildFile; };
        F1 = { isa = PBXFileReference; path = A.swift; };
        NEW2 = { isa = PBXFileReference; path = N.swift; }; F2 = { path = B.swift; isa = PBXFileReference; };
        G = { isa = PBXGroup; children = (F1, NEW2, F2); path = App; }; }; }
        """)
    #expect(Set(ids).count == 2)
    let last = try editedProject(text) { try $0.addingSource("App/N.swift", besides: "App/B.swift") }
    #expect(withoutFreshIDs(last).contains("files = (B1,B2, NEW1);"))
    #expect(withoutFreshIDs(last).contains("children = (F1, F2, NEW2);"))
  }

  @Test func linesWithCarriageReturnsKeepThem() throws {
    let text = shopProject.replacing("\n", with: "\r\n")
    let after = try editedProject(text) { try $0.addingSources(new, besides: delegate) }
    #expect(!after.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func anIDThatIsTakenIsNotGivenAgain() throws {
    let after = try editedProject(shopProject) { try $0.addingSource(new[1], besides: delegate) }
    let id = try #require(after.firstMatch(of: #/([0-9A-F]{24}) /\* SceneDelegate.m \*/ = /#)?.output.1)
    let taken = shopProject.replacing("/* Begin PBXGroup section */", with: "/* Begin PBXGroup section */\n\t\t\(id) = {isa = PBXGroup; };")
    let other = try editedProject(taken) { try $0.addingSource(new[1], besides: delegate) }
    #expect(other.ranges(of: id).count == 1)
  }

  @Test func commentsThatAreNotUpToDateAreNotCopied() throws {
    let text = shopProject.replacing("B1 /* AppDelegate.m in Sources */", with: "B1 /* Old.m in Sources */")
    let after = try editedProject(text) { try $0.addingSource(new[1], besides: delegate) }
    let lines = try added(text, after)
    #expect(lines.filter { $0.contains("in Sources */") }.allSatisfy { $0.contains("SceneDelegate.m in Sources */") })
    #expect(lines.allSatisfy { !$0.contains("Old.m") })
  }
}
