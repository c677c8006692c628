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
}
