import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// `before` and `after` of every case compile with the real compilers against the stub SDK: Swift with swiftc,
/// Objective-C with clang. Both what the tool makes of a case and what the case says are compiled.
@Suite struct CompileTests {
  @Test func everyCaseCompilesBeforeAndAfter() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-compile-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    var groups: [String] = []
    for fixture in Fixture.all where !fixture.isParseOnly {
      groups.append(try write(fixture, fixture.before, "before", in: workplace))
      for level in [Safety.safe, .needsReview] {
        let result = Trial(fixture, accepts: level).result
        if result != fixture.before { groups.append(try write(fixture, result, "\(level.rawValue)", in: workplace)) }
        let expected = fixture.expectedTexts(level)
        if expected != result, expected != fixture.before {
          groups.append(try write(fixture, expected, "expected-\(level.rawValue)", in: workplace))
        }
      }
    }
    let report = try check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
    #expect(groups.count > Fixture.all.count)
  }

  /// What the checker must refuse in Objective-C, where the compiler alone would only warn or say nothing.
  @Test(arguments: [
    "- (void)tap { [self close]; }",
    "- (void)tap { self.bounds = CGRectZero; }",
    "- (void)tap { CGFloat width = self.view.window; }",
    "- (void)tap { [self performSelector:@selector(close)]; }",
    "- (void)tap { [self.view registerForTraitChanges:@[UITraitDisplayScale.class] withAction:@selector(tap)]; }",
    "- (void)tap { self.action = ^{ [self tap]; }; }",
  ])
  func theCheckerRefuses(_ method: String) throws {
    let code = """
      #import <UIKit/UIKit.h>

      @interface Panel : UIViewController
      @property (nonatomic, copy) void (^action)(void);
      @end

      @implementation Panel
      \(method)
      @end

      """
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-refused-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    try FileManager.default.createDirectory(at: workplace, withIntermediateDirectories: true)
    try Data(code.utf8).write(to: workplace.appendingPathComponent("Panel.m"))
    #expect(try !check(["refused\tPanel.m"], in: workplace).isEmpty)
    try Data(code.replacing(method, with: "- (void)tap { self.view.hidden = YES; }").utf8).write(to: workplace.appendingPathComponent("Panel.m"))
    #expect(try check(["taken\tPanel.m"], in: workplace).isEmpty)
  }

  /// Writes one state of a case and gives the line that names its files to the checker.
  private func write(_ fixture: Fixture, _ texts: [FileID: SourceText], _ state: String, in workplace: URL) throws -> String {
    let folder = workplace.appendingPathComponent("\(fixture.name)/\(state)")
    var files: [String] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: target)
      files.append(target.path)
    }
    return (["\(fixture.name) (\(state))", "ios=\(fixture.deploymentTarget)"] + files + fixture.support.map(\.path)).joined(separator: "\t")
  }

  /// What the compiler has to say; empty when nothing.
  private func check(_ groups: [String], in workplace: URL) throws -> String {
    let list = workplace.appendingPathComponent("groups.txt")
    try (groups.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Fixture.root.appendingPathComponent("Scripts/stub-sdk").path, "check-all", workplace.path]
    process.standardInput = try FileHandle(forReadingFrom: list)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }
}
