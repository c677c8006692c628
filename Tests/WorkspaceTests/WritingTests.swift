import Foundation
import SourceEdits
import SourceText
import Testing

@testable import Workspace

@Suite struct WritingTests {
  private func mode(_ folder: TemporaryFolder, _ name: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions] as? Int)
  }

  @Test(arguments: [0o644, 0o755, 0o600, 0o664])
  func aWriteKeepsTheModeAndLeavesNothingBeside(mode wanted: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("Sub/A.swift", "old")
    try FileManager.default.setAttributes([.posixPermissions: wanted], ofItemAtPath: folder.path + "/Sub/A.swift")
    try folder.checkout().write(SourceText("new\r\n\0"), to: FileID("Sub/A.swift"), expecting: SourceText("old"))
    #expect(try folder.bytes("Sub/A.swift") == Array("new\r\n\0".utf8))
    #expect(try mode(folder, "Sub/A.swift") == wanted)
    #expect(try folder.names(in: "Sub") == ["A.swift"])
  }

  @Test func bytesThatChangedMeanwhileAreNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "theirs")
    let checkout = try folder.checkout()
    let message = sentence { try checkout.write(SourceText("ours"), to: FileID("A.swift"), expecting: SourceText("old")) }
    #expect(message == "'A.swift' changed while it was worked on and is left alone")
    #expect(try folder.bytes("A.swift") == Array("theirs".utf8))
    #expect(try folder.names() == ["A.swift"])
  }

  @Test func linksAndProtectedFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("Real/A.swift", "old")
    try folder.link("Link.swift", to: "Real/A.swift")
    try folder.link("Folder", to: "Real")
    let checkout = try folder.checkout()
    func message(_ name: String) -> String? {
      sentence { try checkout.write(SourceText("new"), to: FileID(name), expecting: SourceText("old")) }
    }
    #expect(message("Link.swift") == "'Link.swift' is a symbolic link and is left alone")
    #expect(message("Folder/A.swift") == "'Folder/A.swift' is behind a symbolic link and is left alone")
    #expect(message("Gone.swift") == "'Gone.swift' is no longer there")
    #expect(message("Gone/A.swift") == "'Gone/A.swift' is no longer there")
    #expect(message("Real") == "'Real' is no regular file")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path + "/Real/A.swift")
    #expect(message("Real/A.swift") == "'Real/A.swift' is write-protected and is left alone")
    #expect(try folder.bytes("Real/A.swift") == Array("old".utf8))
    #expect(try folder.names(in: "Real") == ["A.swift"])
  }

  @Test func readingTakesAnySizeAndNamesWhatItCannotRead() throws {
    let folder = try TemporaryFolder()
    let large = (0..<10_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for (name, bytes) in [("empty", []), ("one", [0]), ("large", large)] {
      try folder.write(name, bytes: bytes)
      #expect(try folder.checkout().read(FileID(name)) == bytes)
    }
    try folder.run("mkfifo", "pipe")
    let checkout = try folder.checkout()
    #expect(sentence { _ = try checkout.read(FileID("nope")) } == "'nope' cannot be read: No such file or directory")
    #expect(sentence { _ = try checkout.read(FileID("pipe")) } == "'pipe' is no regular file")
  }

  @Test func uncommittedKnowsEveryKindOfChange() throws {
    let folder = try TemporaryFolder(git: true)
    for name in ["Clean.swift", "Edited.swift", "Staged.swift", "Moved.swift", "Sub/Clean.swift"] {
      try folder.write(name, "let name = \"\(name)\"\n")
    }
    try folder.commit()
    try folder.write("Edited.swift", "x")
    try folder.write("Staged.swift", "y")
    try folder.run("git", "mv", "Moved.swift", "Sub/Moved.swift")
    try folder.run("git", "add", "Staged.swift")
    try folder.write("New/New.swift")
    let checkout = try Checkout.locate(paths: ["."], currentDirectory: folder.path + "/Sub")
    let files = ["Clean.swift", "Edited.swift", "New/New.swift", "Staged.swift", "Sub/Clean.swift", "Sub/Moved.swift"].map(FileID.init)
    let expected = ["Edited.swift", "New/New.swift", "Staged.swift", "Sub/Moved.swift"].map(FileID.init)
    #expect(try checkout.uncommitted(among: files) == expected)
    #expect(try checkout.uncommitted(among: [FileID("Clean.swift")]) == [])
    let many = files + (0..<300).map { FileID("Absent\($0).swift") }
    #expect(try checkout.uncommitted(among: many) == expected)
    try checkout.write(SourceText("z"), to: FileID("Clean.swift"), expecting: SourceText("let name = \"Clean.swift\"\n"))
    #expect(try checkout.uncommitted(among: [FileID("Clean.swift")]) == [FileID("Clean.swift")])
  }
}
