import Foundation
import Testing

@Suite("Batches of a review")
struct ReviewBatchTests {
  @Test("a review's batch is in the log with what was declined, and undo takes it back")
  func record() throws {
    let checkout = try TemporaryCheckout.forReview()
    #expect(try Reframe.answering("ynn y\nny", "review", in: checkout.folder).status == 0)
    let log = try Reframe.run("log", "1", "--format", "json", in: checkout.folder)
    let document = try #require(try JSONSerialization.jsonObject(with: log.output) as? [String: Any])
    let batch = try #require(document["batch"] as? [String: Any])
    #expect((batch["changes"] as? [Any])?.count == 2)
    #expect((batch["declined"] as? [Any])?.count == 3)
    #expect((batch["offered"] as? [Any])?.isEmpty == true)
    let page = try checkout.read(".reframe/batches/0001-review/CHANGES.md")
    #expect(page.contains("with `reframe review`"))
    #expect(try Reframe.run("undo", in: checkout.folder).status == 0)
    #expect(try checkout.git("status", "--porcelain").text == "")
  }

  @Test("--commit commits what a review wrote")
  func commit() throws {
    let checkout = try TemporaryCheckout.forReview()
    try checkout.git("config", "user.name", "Test")
    try checkout.git("config", "user.email", "test@example.com")
    let result = try Reframe.answering("ynnnny", "review", "--commit", in: checkout.folder)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(try checkout.git("log", "-1", "--format=%s").text == "Reframe screen-bounds: 1 change in 1 file\n")
    #expect(try checkout.git("status", "--porcelain").text == "")
  }

  @Test("'u' takes back a batch that an earlier process wrote")
  func earlierProcess() throws {
    let checkout = try TemporaryCheckout.forReview()
    #expect(try Reframe.answering("yg q", "review", in: checkout.folder).status == 0)
    #expect(try checkout.git("status", "--porcelain").text == " M App/Card.swift\n")
    let result = try Reframe.answering("u q", "review", "--resume", in: checkout.folder)
    #expect(result.text.contains("took back batch 1"))
    #expect(try checkout.git("status", "--porcelain").text == "")
    #expect(try Reframe.run("log", in: checkout.folder).text.contains("undone"))
  }

  @Test("a kill at any step of writing loses no decision, and what was written is known as written")
  func killed() throws {
    let steps = try TemporaryCheckout.forReview()
    let list = steps.folder.appendingPathComponent("steps.txt")
    try Data().write(to: list)
    _ = try Reframe.answering("yynyny", "review", in: steps.folder, environment: ["REFRAME_FAULT_LOG": list.path])
    let count = try steps.read("steps.txt").split(separator: "\n").count
    try #require(count > 10)
    for step in 1...count {
      let checkout = try TemporaryCheckout.forReview()
      let killed = try Reframe.answering("yynyny", "review", in: checkout.folder, environment: ["REFRAME_FAULT_POINT": "\(step)"])
      #expect(killed.status == 128 + SIGKILL)
      // What was declined in a line that was written to is asked about again.
      let resumed = try Reframe.answering("n", "review", "--resume", in: checkout.folder)
      #expect(resumed.status == 0, "step \(step): \(resumed.text)\(resumed.errors)")
      for file in ["App/Card.swift", "App/Footer.swift"] {
        #expect(try checkout.read(file) == steps.read(file), "step \(step)")
      }
      let batches = try Reframe.run("log", in: checkout.folder).text.split(separator: "\n").filter { $0.hasSuffix("applied") }
      #expect(batches.count == 1, "step \(step)")
      #expect(!checkout.hasUnfinishedReview)
    }
  }
}
