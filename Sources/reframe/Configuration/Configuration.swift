import Engine
import Foundation
import Reports
import SourceEdits
import TransformKit
import Transforms

/// Everything a run is asked to do, checked.
struct Configuration {
  enum Format: String { case text, json, markdown }
  enum Color: String { case auto, always, never }

  /// The ids of the transforms that run; nil means all.
  var transforms: Set<String>?
  /// The ids that '--only' or the configuration names one by one.
  var asked: Set<String> = []
  var accepts = Safety.safe
  /// Below `.safe` when only changes with a doubt are wanted.
  var acceptsUpTo = Safety.safe
  var excludes: [String] = []
  var format = Format.text
  var color = Color.auto
  var isQuiet = false
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var deploymentTarget: IOSVersion?
  var assumptions: [String: String] = [:]
  var isStrict = false
  var isAnnotated = false
  var git = GitPolicy()
  /// Where the dry run is kept.
  var planFile: String?
  /// In bytes.
  var largestFile = SourceStore.usualLargestFile
  /// The file of the baseline, and where that was said.
  var baseline: Setting?
  var writesBaseline = false
  /// The word after '--by'.
  var order: String?
  var paths: [String] = []

  init(_ settings: Settings, paths: [String] = []) throws {
    self.paths = paths
    transforms = try Self.selection(settings)
    asked = Set(settings[.only]?.values ?? [])
    if settings[.include] != nil, try Self.choice(CommandLineTable.flag(.include), settings) != nil { accepts = .needsReview }
    excludes = settings[.exclude]?.values ?? []
    if let word = try Self.choice(CommandLineTable.flag(.format), settings) { format = Format(rawValue: word)! }
    if let word = try Self.choice(CommandLineTable.flag(.color), settings) { color = Color(rawValue: word)! }
    isQuiet = Self.isOn(.quiet, settings)
    isStrict = Self.isOn(.strict, settings)
    isAnnotated = Self.isOn(.annotate, settings)
    planFile = settings[.save]?.values.last
    git = GitPolicy(
      allowsDirty: Self.isOn(.allowDirty, settings), allowsStaged: Self.isOn(.allowStaged, settings),
      commits: Self.isOn(.commit, settings), stages: Self.isOn(.stage, settings))
    order = try Self.choice(CommandLineTable.flag(.by), settings)
    if let jobs = try Self.value(.jobs, settings, "a whole number from 1", { Int($0) }) {
      self.jobs = jobs
      if jobs < 1 { throw Self.wrong(.jobs, settings, "a whole number from 1") }
    }
    deploymentTarget = try Self.value(.ios, settings, "a version like 15.0", { IOSVersion($0) })
    if let megabytes = try Self.value(.sizeLimit, settings, "a number of megabytes", { Double($0) }) {
      guard megabytes > 0, megabytes <= 1_000 else { throw Self.wrong(.sizeLimit, settings, "a number of megabytes up to 1000") }
      largestFile = Int(megabytes * 1_000_000)
    }
    assumptions = try Self.assumptions(settings)
    baseline = settings[.baseline]
    writesBaseline = Self.isOn(.writeBaseline, settings)
    if writesBaseline, baseline == nil { throw Failure.usage("--write-baseline needs --baseline FILE, which it writes") }
  }

  private static func isOn(_ name: FlagName, _ settings: Settings) -> Bool { settings[name]?.values.last == "true" }

  /// The word given for a flag that takes one of a few; nil when it was not given.
  static func choice(_ flag: Flag, _ settings: Settings) throws -> String? {
    guard let setting = settings[flag.name], let word = setting.values.last else { return nil }
    guard case .choice(let words) = flag.value, !words.contains(word) else { return word }
    let question = Suggestion.question(for: word, among: words)
    let known = words.map { "'\($0)'" }.joined(separator: ", ")
    throw Failure.usage("\(setting.origin): '\(word)' is none of \(known)" + (question.map { "; \($0)" } ?? ""))
  }

  private static func value<T>(
    _ name: FlagName, _ settings: Settings, _ expected: String, _ read: (String) -> T?
  ) throws -> T? {
    guard let text = settings[name]?.values.last else { return nil }
    guard let value = read(text) else { throw wrong(name, settings, expected) }
    return value
  }

  private static func wrong(_ name: FlagName, _ settings: Settings, _ expected: String) -> Failure {
    let setting = settings[name]!
    return .usage("\(setting.origin): '\(setting.values.last ?? "")' is not \(expected)")
  }

  private static func selection(_ settings: Settings) throws -> Set<String>? {
    let known = TransformCatalogue.all.map { $0.metadata.id }
    for name in [FlagName.only, .skip] {
      for id in settings[name]?.values ?? [] where !known.contains(id) {
        let question = Suggestion.question(for: id, among: known)
        throw Failure.usage(
          "\(settings[name]!.origin): there is no transform '\(id)'" + (question.map { "; \($0)" } ?? ""),
          hint: "'reframe transforms' lists them.")
      }
    }
    guard settings[.only] != nil || settings[.skip] != nil else { return nil }
    let selected = Set(settings[.only]?.values ?? known).subtracting(settings[.skip]?.values ?? [])
    if selected.isEmpty {
      let origins = [settings[.only], settings[.skip]].compactMap { $0?.origin }
      throw Failure.usage("\(origins.joined(separator: " and ")): no transform is left to run")
    }
    return selected
  }

  private static func assumptions(_ settings: Settings) throws -> [String: String] {
    var result: [String: String] = [:]
    for text in settings[.assume]?.values ?? [] {
      let names = text.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard names.count == 2, names.allSatisfy(isTypeName) else {
        throw Failure.usage(
          "\(settings[.assume]!.origin): '\(text)' is not a type and its superclass",
          hint: "Write it like --assume 'BaseController: UIViewController'.")
      }
      result[names[0]] = names[1]
    }
    return result
  }

  private static func isTypeName(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, first.isLetter || first == "_" else { return false }
      return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
