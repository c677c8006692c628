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
    try folder.replace("Sub/A.swift", "old", with: "new\r\n\0")
    #expect(try folder.bytes("Sub/A.swift") == Array("new\r\n\0".utf8))
    #expect(try mode(folder, "Sub/A.swift") == wanted)
    #expect(try folder.names(in: "Sub") == ["A.swift"])
  }

  @Test func bytesThatChangedMeanwhileAreNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "theirs")
    let message = sentence { try folder.replace("A.swift", "old", with: "ours") }
    #expect(message == "'A.swift' changed while it was worked on and is left alone")
    #expect(try folder.bytes("A.swift") == Array("theirs".utf8))
    #expect(try folder.names() == [".reframe", "A.swift"])
    #expect(try folder.names(in: ".reframe") == [".gitignore", "lock"])
  }

  @Test func linksAndProtectedFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("Real/A.swift", "old")
    try folder.link("Link.swift", to: "Real/A.swift")
    try folder.link("Folder", to: "Real")
    func message(_ name: String) -> String? { sentence { try folder.replace(name, "old", with: "new") } }
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
    func found(_ name: String, dirty: Bool = false, staged: Bool = false, untracked: Bool = false) -> UncommittedFile {
      UncommittedFile(file: FileID(name), isDirty: dirty, isStaged: staged, isUntracked: untracked)
    }
    let expected = [
      found("Edited.swift", dirty: true), found("New/New.swift", dirty: true, untracked: true),
      found("Staged.swift", staged: true), found("Sub/Moved.swift", staged: true),
    ]
    #expect(try checkout.uncommitted(among: files) == expected)
    #expect(try checkout.uncommitted(among: [FileID("Clean.swift")]).isEmpty)
    let many = files + (0..<300).map { FileID("Absent\($0).swift") }
    #expect(try checkout.uncommitted(among: many) == expected)
    try folder.replace("Clean.swift", "let name = \"Clean.swift\"\n", with: "z")
    #expect(try checkout.uncommitted(among: [FileID("Clean.swift")]) == [found("Clean.swift", dirty: true)])
    try folder.run("git", "add", "Clean.swift")
    try folder.write("Clean.swift", "more")
    #expect(try checkout.uncommitted(among: [FileID("Clean.swift")]) == [found("Clean.swift", dirty: true, staged: true)])
  }
}
