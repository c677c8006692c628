import Foundation
import Testing

@testable import Workspace

@Suite("Files of state")
struct StateFileTests {
  @Test("a file is made with its folder, which git ignores, and grows line by line")
  func appending() throws {
    let folder = try TemporaryFolder()
    let checkout = try folder.checkout()
    #expect(try StateFile.open("a.jsonl", in: checkout, creating: false) == nil)
    #expect(try folder.names() == [])
    let file = try #require(try StateFile.open("a.jsonl", in: checkout, creating: true))
    try file.append(Array("one\n".utf8))
    try file.append(Array("two\nthr".utf8))
    #expect(try file.contents() == Array("one\ntwo\nthr".utf8))
    try file.truncate(to: 8)
    try file.append(Array("three\n".utf8))
    #expect(try file.contents() == Array("one\ntwo\nthree\n".utf8))
    #expect(try folder.bytes(".reframe/.gitignore") == Array("*\n".utf8))
    try file.remove()
    #expect(try folder.names(in: ".reframe") == [".gitignore"])
  }

  @Test("one process at a time; what is removed is free again")
  func lock() throws {
    let folder = try TemporaryFolder()
    let checkout = try folder.checkout()
    var file = try StateFile.open("a.jsonl", in: checkout, creating: true)
    try file?.append([0x61])
    #expect(throws: WorkspaceError("'.reframe/a.jsonl' is in use by another 'reframe'", kind: .refused)) {
      try StateFile.open("a.jsonl", in: checkout, creating: false)
    }
    file = nil
    // A process that another test starts just now holds a copy of the lock until it runs its own program.
    for _ in 0..<100 where file == nil {
      file = try? StateFile.open("a.jsonl", in: checkout, creating: false)
      if file == nil { usleep(20_000) }
    }
    #expect(try file?.contents() == [0x61])
  }

  @Test("links in the place of the folder or the file are refused")
  func links() throws {
    let folder = try TemporaryFolder()
    let checkout = try folder.checkout()
    try folder.write("other/x", "secret")
    try folder.link(".reframe", to: "other")
    #expect(throws: WorkspaceError.self) { try StateFile.open("x", in: checkout, creating: true) }
    try folder.remove(".reframe")
    try folder.write(".reframe/y")
    try folder.link(".reframe/x", to: "../other/x")
    #expect(throws: WorkspaceError.self) { try StateFile.open("x", in: checkout, creating: true) }
    // A scratch file takes the link's place, and leaves what it led to.
    let scratch = try ScratchFile("x", in: checkout, text: "mine")
    #expect(try scratch.contents() == Array("mine".utf8))
    #expect(try folder.bytes("other/x") == Array("secret".utf8))
    scratch.remove()
    #expect(try folder.names(in: ".reframe") == [".gitignore", "y"])
  }
}
