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
      let state = { try write(fixture.name, $0, $1, ios: fixture.deploymentTarget, support: fixture.support, in: workplace) }
      groups.append(try state(fixture.before, "before"))
      for level in [Safety.safe, .needsReview] {
        let result = Trial(fixture, accepts: level).result
        if result != fixture.before { groups.append(try state(result, "\(level.rawValue)")) }
        let expected = fixture.expectedTexts(level)
        if expected != result, expected != fixture.before {
          groups.append(try state(expected, "expected-\(level.rawValue)"))
        }
      }
    }
    let report = try StubSDK.check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
    #expect(groups.count > Fixture.all.count)
  }

  /// The small app's own target, whose two languages see each other through `Fixtures/LegacyApp.support`.
  @Test func theSmallAppCompilesBeforeAndAfter() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    let texts = try LegacyApp.texts().filter { $0.key.path.hasPrefix("LegacyApp/") }
    let states = [texts, Trial(texts, accepts: .safe).result, Trial(texts, accepts: .needsReview).result]
    #expect(states[0] != states[1] && states[1] != states[2])
    let groups = try zip(states, ["before", "safe", "needs-review"]).map {
      try write("LegacyApp", $0, $1, ios: IOSVersion(15), support: LegacyApp.support, in: workplace)
    }
    let report = try StubSDK.check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
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
    #expect(try !StubSDK.check(["refused\tPanel.m"], in: workplace).isEmpty)
    try Data(code.replacing(method, with: "- (void)tap { self.view.hidden = YES; }").utf8).write(to: workplace.appendingPathComponent("Panel.m"))
    #expect(try StubSDK.check(["taken\tPanel.m"], in: workplace).isEmpty)
  }

  /// Writes one state of a case and gives the line that names its files to the checker.
  private func write(
    _ name: String, _ texts: [FileID: SourceText], _ state: String, ios: IOSVersion, support: [URL], in workplace: URL
  ) throws -> String {
    let folder = workplace.appendingPathComponent("\(name)/\(state)")
    var files: [String] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: target)
      files.append(target.path)
    }
    return (["\(name) (\(state))", "ios=\(ios)"] + files + support.map(\.path)).joined(separator: "\t")
  }
}
