import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// What is made of a class that was cut compiles, wherever the cut itself does.
@Suite struct CutCompileTests {
  @Test func whatIsMadeOfACutClassCompiles() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-cuts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    var groups: [String] = []
    for fixture in Fixture.all where !fixture.isParseOnly && fixture.name.hasPrefix("orientation-observer/") {
      for way in ClassCut.allCases {
        guard let program = CutProgram(fixture.before, way) else { continue }
        let trial = Trial(fixture, texts: program.cut, accepts: .needsReview)
        if trial.result == program.cut { continue }
        groups.append(try write(fixture, program.cut, "cut by \(way)", in: workplace))
        groups.append(try write(fixture, trial.result, "changed, cut by \(way)", in: workplace))
      }
    }
    let report = try StubSDK.check(groups, in: workplace)
    let failed = Set(report.matches(of: /(?m)^(\S+ \(.*\)): failed$/).map { String($0.1) })
    // A moved method may name one that stays, which no header declares.
    let broken = failed.filter { $0.contains("(changed, ") && !failed.contains($0.replacing("(changed, ", with: "(")) }
    #expect(broken.isEmpty, "\(report)")
    #expect(groups.count > 100)
  }

  private func write(_ fixture: Fixture, _ texts: [FileID: SourceText], _ state: String, in workplace: URL) throws -> String {
    let folder = workplace.appendingPathComponent("\(fixture.name)/\(state.replacing(" ", with: "-"))")
    var files: [String] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: target)
      files.append(target.path)
    }
    return (["\(fixture.name) (\(state))", "ios=\(fixture.deploymentTarget)"] + files + fixture.support.map(\.path)).joined(separator: "\t")
  }
}
