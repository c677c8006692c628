import ChangeLog
import SourceEdits
import SourceText
import Testing

@testable import Workspace

@Suite struct TrialTests {
  /// A trial of a batch that makes a file.
  private func tryOut(in folder: TemporaryFolder) throws -> CheckoutWriter {
    let write = FileWrite(FileID("New/A.swift"), before: nil, after: SourceText("new"))
    let record = BatchRecord(
      tool: ToolVersion(version: "1"), number: 1, title: "trial", date: "", command: "", head: nil, files: [write.state], changes: [])
    let writer = try CheckoutWriter(try folder.checkout())
    try writer.tryOut(record, [write], patch: Array("patch".utf8), page: Array("page".utf8))
    return writer
  }

  private let settled = [".gitignore", "lock"]

  @Test func whatWasMadeGoesAwayAgain() throws {
    let folder = try TemporaryFolder()
    let writer = try tryOut(in: folder)
    #expect(try folder.bytes("New/A.swift") == Array("new".utf8))
    #expect(try writer.filesEditedSinceTrial() == [])
    #expect(try writer.takeBackTrial() == .takenBack)
    #expect(try folder.names(in: "New") == [])
    #expect(try folder.names(in: ".reframe") == settled)
    #expect(try writer.takeBackTrial() == .none)
  }

  @Test func whatSomebodyTookBackIsNoObstacle() throws {
    let folder = try TemporaryFolder()
    let writer = try tryOut(in: folder)
    try folder.remove("New/A.swift")
    #expect(try writer.filesEditedSinceTrial() == [FileID("New/A.swift")])
    #expect(try writer.takeBackTrial() == .takenBack)
    #expect(try folder.names(in: ".reframe") == settled)
  }

  @Test func whatSomebodyEditedStaysAsABatch() throws {
    let folder = try TemporaryFolder()
    let writer = try tryOut(in: folder)
    try folder.write("New/A.swift", "mine")
    #expect(try writer.takeBackTrial() == .kept(batch: 1, edited: [FileID("New/A.swift")]))
    #expect(try folder.bytes("New/A.swift") == Array("mine".utf8))
    #expect(try folder.bytes(".reframe/batches/0001-trial/changes.patch") == Array("patch".utf8))
    #expect(try folder.bytes(".reframe/batches/0001-trial/CHANGES.md") == Array("page".utf8))
    #expect(try folder.names(in: ".reframe") == [".gitignore", "batches", "lock"])
  }

  @Test func onlyTheRunThatTriesOutRecovers() throws {
    let folder = try TemporaryFolder()
    var writer: CheckoutWriter? = try tryOut(in: folder)
    // As a command would do that only reads.
    try folder.checkout().recover(CheckoutWriter.Options())
    #expect(try folder.bytes("New/A.swift") == Array("new".utf8))
    #expect(try writer?.filesEditedSinceTrial() == [])
    writer = nil
    try folder.checkout().recover(CheckoutWriter.Options())
    #expect(try folder.names(in: "New") == [])
  }
}
