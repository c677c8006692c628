#if DEBUG
  import Foundation
  import Testing

  /// Applies, plans, edits, undoes, commits and kills at random. `Scripts/sequences` runs more of them.
  @Suite("random sequences")
  struct SequenceTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let first = environment["REFRAME_SEED"].flatMap { UInt64($0) } ?? 1
    private static let seeds = (0..<(environment["REFRAME_SEQUENCES"].flatMap { UInt64($0) } ?? 25)).map { first &+ $0 }

    @Test("lose nothing", arguments: seeds)
    func lossless(seed: UInt64) throws {
      let sequence = try Sequence(seed: seed)
      do {
        try sequence.run()
      } catch {
        Issue.record("\(error)\n\(sequence.transcript.joined(separator: "\n"))\nTo see it again: Scripts/sequences --seed \(seed) --count 1")
      }
      guard Self.environment["REFRAME_SEQUENCES"] != nil else { return }
      print(sequence.counts.sorted { $0.key < $1.key }.map { "counted \($0.value) \($0.key)\n" }.joined(), terminator: "")
    }
  }
#endif
