import SourceEdits
import SourceText
import Testing
import TransformKit
import Transforms

/// The examples in the documentation are true.
@Suite struct ExampleTests {
  struct Named: Sendable, CustomTestStringConvertible {
    let transform: String
    let example: Example

    var testDescription: String { "\(transform): \(example.title)" }
  }

  static let all = TransformCatalogue.all.flatMap { type -> [Named] in
    let id = type.metadata.id
    return type.examples.map { Named(transform: id, example: $0) }
  }

  @Test(arguments: all) func doesWhatItShows(_ named: Named) {
    let marked = SourceText(named.example.before)
    let arrow = Array("↓".utf8)
    // Each arrow moves those behind it.
    let offsets = (0..<marked.count).filter { marked.bytes[$0...].starts(with: arrow) }.enumerated().map { $1 - $0 * arrow.count }
    let text = SourceText(named.example.before.replacing("↓", with: ""))
    let file = FileID(named.example.file)
    let trial = Trial([file: text], accepts: .needsReview)
    let anchors = (trial.set.accepted.map(\.anchor) + trial.set.findings.map(\.anchor)).sorted()
    #expect(anchors.map(\.range.lowerBound) == offsets)
    #expect(trial.result[file]?.string == named.example.after ?? text.string)
    let reasons = trial.set.findings.map(\.reason) + trial.set.accepted.flatMap(\.doubts)
    #expect(reasons == [named.example.reason].compactMap { $0 })
    #expect(trial.set.accepted.allSatisfy { $0.transform == named.transform })
  }

  @Test func everyTransformHasAnExample() {
    for type in TransformCatalogue.all { #expect(!type.examples.isEmpty, "\(type.metadata.id)") }
  }
}
