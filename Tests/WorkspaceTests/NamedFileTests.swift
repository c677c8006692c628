import Foundation
import SourceEdits
import Testing

@testable import Workspace

@Suite struct NamedFileTests {
  private func file(_ name: String, in folder: TemporaryFolder) throws -> NamedFile {
    try NamedFile(name, currentDirectory: folder.path)
  }

  @Test func aFileComesIntoBeingAndIsReplacedWithItsMode() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sub/Other.json")
    let file = try file("Sub/../Sub/known.json", in: folder)
    #expect(try file.contents() == nil)
    try file.write([1, 2, 3], replacing: nil)
    #expect(try file.contents() == [1, 2, 3])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/Sub/known.json")
    try file.write([], replacing: [1, 2, 3])
    #expect(try file.contents() == [])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/Sub/known.json")[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.names(in: "Sub") == ["Other.json", "known.json"])
  }

  @Test func whatSomebodyElseWroteMeanwhileStays() throws {
    let folder = try TemporaryFolder()
    let file = try file("known.json", in: folder)
    try folder.write("known.json", "theirs")
    let changed = "'known.json' changed while it was worked on and is left alone"
    #expect(sentence { try file.write([1], replacing: nil) } == changed)
    #expect(sentence { try file.write([1], replacing: [2]) } == changed)
    try folder.remove("known.json")
    #expect(sentence { try file.write([1], replacing: [2]) } == changed)
    #expect(try folder.names() == [])
  }

  @Test func aLinkIsFollowedAndStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("Real/known.json", "old")
    try folder.link("known.json", to: "Real/known.json")
    try file("known.json", in: folder).write([7], replacing: Array("old".utf8))
    #expect(try folder.bytes("Real/known.json") == [7])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/known.json") == "Real/known.json")
    try folder.link("nothing.json", to: "Real/nothing.json")
    #expect(sentence { _ = try file("nothing.json", in: folder) } == "'nothing.json' is a symbolic link to nothing")
  }

  @Test func whatCannotBeWrittenIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("locked.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path + "/locked.json")
    try folder.write("Sub/A.json")
    let old = Array("old".utf8)
    #expect(sentence { try file("locked.json", in: folder).write([1], replacing: old) } == "'locked.json' is write-protected and is left alone")
    #expect(sentence { try file("Sub", in: folder).write([1], replacing: nil) } == "'Sub' is no regular file")
    #expect(sentence { _ = try file("Sub", in: folder).contents() } == "'Sub' is no regular file")
    #expect(sentence { _ = try file("None/known.json", in: folder) } == "there is no folder for the file 'None/known.json'")
    #expect(sentence { _ = try file("Sub/", in: folder) } == "'Sub/' names no file")
    #expect(sentence { _ = try file("", in: folder) } == "'' names no file")
    #expect(sentence { _ = try file("Sub/..", in: folder) } == "'Sub/..' names no file")
    #expect(sentence { _ = try file("a\0b", in: folder) } == "a path cannot hold a NUL")
    #expect(try folder.bytes("locked.json") == old)
    #expect(try folder.names() == ["Sub", "locked.json"])
  }

  @Test func aCheckoutChoosesOnlyFilesInside() throws {
    let outside = try TemporaryFolder()
    let folder = try TemporaryFolder(git: true)
    try folder.write("ci/A.json")
    try folder.link("away", to: outside.path)
    try outside.write("theirs.json", "theirs")
    try folder.link("theirs.json", to: outside.path + "/theirs.json")
    let checkout = try folder.checkout()
    try NamedFile("ci/known.json", inside: checkout).write([1], replacing: nil)
    #expect(try folder.bytes("ci/known.json") == [1])
    for name in ["../known.json", "ci/../../known.json", outside.path + "/known.json", "away/known.json", "theirs.json", ".git/x", ".GIT/x"] {
      #expect(
        sentence { _ = try NamedFile(name, inside: checkout) } == "'\(name)' is not the path of a file inside the checkout")
    }
  }

  @Test func pathsCountFromTheTopLevelOrElseFromTheFile() throws {
    let git = try TemporaryFolder(git: true)
    try git.write("App/A.swift")
    #expect(try git.checkout(["App"]).paths(in: file("App/known.json", in: git))?.outside("App/A.swift") == "App/A.swift")

    let plain = try TemporaryFolder()
    try plain.write("App/Views/A.swift")
    try plain.write("ci/a")
    // Where batches are kept makes no difference.
    for hasBatches in [false, true] {
      if hasBatches { try plain.write(".reframe/lock") }
      for (named, name, expected) in [
        (".", "known.json", "App/Views/A.swift"), ("App/Views", "known.json", "App/Views/A.swift"),
        ("App/Views", "App/known.json", "Views/A.swift"), ("App/Views", "App/Views/known.json", "A.swift"),
      ] {
        let paths = try #require(try plain.checkout([named]).paths(in: file(name, in: plain)))
        #expect(paths.outside("App/Views/A.swift") == expected)
        #expect(paths.inside(expected) == "App/Views/A.swift")
      }
      let inside = try #require(
        try Checkout.locate(paths: ["A.swift"], currentDirectory: plain.path + "/App/Views").paths(in: file("App/known.json", in: plain)))
      #expect(inside.outside(hasBatches ? "App/Views/A.swift" : "A.swift") == "Views/A.swift")
      #expect(inside.inside("Views/A.swift") == (hasBatches ? "App/Views/A.swift" : "A.swift"))
      #expect(try plain.checkout(["App"]).paths(in: file("ci/known.json", in: plain)) == nil)
    }
  }

  @Test func namedPathsAreToldFromTheRoot() throws {
    let folder = try TemporaryFolder(git: true)
    try folder.write("App/Views/A.swift")
    let checkout = try Checkout.locate(paths: [], currentDirectory: folder.path + "/App")
    #expect(try checkout.relativePaths(of: []) == ["App"])
    #expect(try checkout.relativePaths(of: ["..", "Views/", "Views/A.swift"]) == ["", "App/Views", "App/Views/A.swift"])
  }

  @Test func exclusionsHoldWhatAListingLeavesOut() throws {
    let folder = try TemporaryFolder()
    let names = ["Legacy/A.swift", "App/Legacy/B.swift", "App/BSnapshot.swift", "App/C.swift", "Top.swift"]
    for name in names { try folder.write(name) }
    let globs = ["Legacy/", "*Snapshot.swift", "/Top.swift"]
    let exclusions = Exclusions(globs)
    #expect(names.filter { !exclusions.hold(FileID($0)) } == ["App/C.swift"])
    #expect(try folder.files(excludes: globs) == ["App/C.swift"])
  }
}
