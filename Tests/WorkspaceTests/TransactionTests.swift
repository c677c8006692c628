import ChangeLog
import Foundation
import SourceEdits
import SourceText
import Testing

@testable import Workspace

@Suite struct TransactionTests {
  private func write(_ name: String, _ before: String?, _ after: String?) -> FileWrite {
    FileWrite(FileID(name), before: before.map { SourceText($0) }, after: after.map { SourceText($0) })
  }

  @Test func filesAreReplacedMadeAndRemovedTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try folder.write("Old/B.swift", "b")
    try CheckoutWriter(try folder.checkout()).write(
      [write("A.swift", "a", "A"), write("Old/B.swift", "b", nil), write("New/Deep/C.swift", nil, "C")], title: "a test")
    #expect(try folder.bytes("A.swift") == Array("A".utf8))
    #expect(try folder.bytes("New/Deep/C.swift") == Array("C".utf8))
    #expect(try folder.names(in: "Old") == [])
    #expect(try folder.names(in: "New/Deep") == ["C.swift"])
    #expect(try folder.names(in: ".reframe") == [".gitignore", "lock"])
  }

  @Test(arguments: ["C", "other"])
  func aFileThatIsThereIsNotMadeAnew(content: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "a")
    try folder.write("C.swift", content)
    let writer = try CheckoutWriter(try folder.checkout())
    let message = sentence { try writer.write([write("A.swift", "a", "A"), write("C.swift", nil, "C")], title: "a test") }
    #expect(message == "'C.swift' is there already and is left alone")
    #expect(try folder.bytes("A.swift") == Array("a".utf8))
    #expect(try folder.bytes("C.swift") == Array(content.utf8))
    #expect(try folder.names() == [".reframe", "A.swift", "C.swift"])
  }

  @Test func oneFileInTheWayStopsManyInManyFolders() throws {
    let folder = try TemporaryFolder()
    let names = (0..<300).map { "Folder\($0 % 7)/File\($0).swift" }
    for name in names { try folder.write(name, "old \(name)") }
    try folder.write("Folder3/File3.swift", "mine")
    let writer = try CheckoutWriter(try folder.checkout())
    let message = sentence { try writer.write(names.map { write($0, "old \($0)", "new") }, title: "a test") }
    #expect(message == "'Folder3/File3.swift' changed while it was worked on and is left alone")
    for name in names where name != "Folder3/File3.swift" { #expect(try folder.bytes(name) == Array("old \(name)".utf8)) }
    try folder.write("Folder3/File3.swift", "old Folder3/File3.swift")
    try writer.write(names.map { write($0, "old \($0)", "new \($0)") }, title: "a test")
    for name in names { #expect(try folder.bytes(name) == Array("new \(name)".utf8)) }
    for number in 0..<7 { #expect(!(try folder.names(in: "Folder\(number)").contains { $0.hasPrefix(".") })) }
  }

  @Test func ourFolderMustBeAFolder() throws {
    for make in [{ (folder: TemporaryFolder) in try folder.write(".reframe", "x") }, { try $0.write("Real/a"); try $0.link(".reframe", to: "Real") }] {
      let folder = try TemporaryFolder()
      try make(folder)
      try folder.write("A.swift", "a")
      let message = sentence { try folder.replace("A.swift", "a", with: "b") }
      #expect(message == "'.reframe' is no folder; batches are kept in a folder of that name")
      #expect(try folder.bytes("A.swift") == Array("a".utf8))
    }
  }

  @Test func aSecondRunWaitsAndThenRefuses() throws {
    let folder = try TemporaryFolder()
    let first = try CheckoutWriter(try folder.checkout())
    var options = CheckoutWriter.Options()
    options.patience = 0.1
    let message = sentence { _ = try CheckoutWriter(first.checkout, options: options) }
    #expect(
      message == "another run of Reframe (process \(ProcessInfo.processInfo.processIdentifier)) is writing to this checkout; wait until it has ended")
  }
}
