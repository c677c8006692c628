import ChangeLog
import Foundation
import Reports
import SourceEdits
import Transforms
import Workspace

/// The baseline of a scan: read before the run, compared with it, and written when that was asked for.
struct BaselineCheck {
  /// What the comparison gave.
  struct Outcome {
    let report: BaselineReport
    /// True when something is there that the file does not have.
    let hasGrown: Bool
  }

  private let file: NamedFile
  /// What the file held; nil when there is none.
  private let bytes: [UInt8]?
  private let baseline: Baseline?
  /// How the file has the paths of the checkout.
  private let paths: OutsidePaths
  private let configuration: Configuration
  private let arguments: ParsedArguments

  /// Reads the baseline that the configuration names; nil when it names none.
  init?(_ configuration: Configuration, in checkout: Checkout, arguments: ParsedArguments) throws {
    guard let setting = configuration.baseline, let name = setting.values.last else { return nil }
    self.configuration = configuration
    self.arguments = arguments
    do {
      file =
        arguments.isSet(.baseline)
        ? try NamedFile(name, currentDirectory: FileManager.default.currentDirectoryPath)
        : try NamedFile(name, inside: checkout)
    } catch {
      throw Failure.usage("\(setting.origin): \(error.message)")
    }
    guard let paths = checkout.paths(in: file) else {
      throw Failure.usage(
        "\(setting.origin): without git the baseline '\(name)' has to be in the scanned folder or one above it",
        hint: "Its folder is what the paths in it are relative to.")
    }
    self.paths = paths
    bytes = try file.contents()
    do {
      baseline = try bytes.map { try Baseline(file: $0, name: name) }
    } catch let error as LogError {
      throw Failure.usage(error.message)
    }
    if baseline == nil, !configuration.writesBaseline {
      throw Failure.usage("there is no baseline '\(name)'", hint: "'\(command)' writes it.")
    }
  }

  /// Compares the run with the baseline, and writes it when that was asked for and nothing rose.
  func outcome(of result: RunResult) throws -> Outcome {
    let places = try result.changes.baselinePlaces(named: { FileID(paths.outside($0.path)) }) { file, _ in try result.text(of: file) }
    let coverage = try coverage(of: result)
    // A new file makes everything known.
    let old = baseline ?? Baseline(places)
    let comparison = BaselineComparison(of: places, with: old, coverage: coverage)
    let outcome = configuration.writesBaseline ? try write(comparison) : .compared
    return Outcome(
      report: BaselineReport(comparison, name: file.name, outcome: outcome, command: command),
      hasGrown: outcome == .compared && comparison.hasGrown)
  }

  private func write(_ comparison: BaselineComparison) throws -> BaselineReport.Outcome {
    guard comparison.rises.isEmpty else {
      let list = comparison.rises.map { "  \($0.area.words): \($0.before) -> \($0.now)" }
      throw Failure(
        code: .refused,
        message: "the baseline '\(file.name)' would grow, and it may only shrink:\n\(list.joined(separator: "\n"))",
        hint: "Nothing was written. Without --write-baseline the scan lists what is new; deleting the file starts over.")
    }
    let new = comparison.updated.formatted()
    guard new != bytes else { return .current }
    try file.write(new, replacing: bytes)
    return bytes == nil ? .created : .rewritten
  }

  /// What the run looked at, as the file has its paths.
  private func coverage(of result: RunResult) throws -> BaselineCoverage {
    let exclusions = Exclusions(configuration.excludes)
    let problems = result.changes.problems.map(\.file.path)
    return BaselineCoverage(
      paths: try result.checkout.relativePaths(of: configuration.paths).map(paths.outside),
      transforms: configuration.transforms ?? Set(TransformCatalogue.ids)
    ) { file in
      let own = FileID(paths.inside(file.path))
      return exclusions.hold(own) || problems.contains { own.isIn($0) }
    }
  }

  /// The command that writes the file.
  private var command: String {
    let flag = arguments.isSet(.baseline) ? " --baseline \(file.name.quotedForShell)" : ""
    return "reframe scan\(flag.escapedForTerminal) --write-baseline\(arguments.repeated)"
  }
}
