import ChangeLog
import Foundation
import Reports
import Review
import SourceEdits
import Workspace

/// Which review is meant: a new one, or the one that is not finished.
enum ReviewSelection {
  /// The flags that say which changes are reviewed.
  private static let flags: [FlagName] = [.only, .skip, .exclude, .ios, .assume, .config]

  /// The runs, the order, and the journal when an unfinished review is taken up again.
  ///
  /// Throws when there is one and nothing was said of it, and when there is none to take up.
  static func resolve(_ invocation: Invocation) throws -> (ReviewRuns, ReviewOrder, ReviewJournal?) {
    let arguments = invocation.arguments
    if arguments.isSet(.resume), arguments.isSet(.restart) {
      throw Failure.usage("--resume and --restart exclude each other")
    }
    let (configuration, checkout) = try invocation.configure()
    var runs = ReviewRuns(invocation: invocation, configuration: configuration, checkout: checkout)
    runs.configuration.paths = absolute(header(invocation, runs, .place).paths, checkout.root)
    let order = configuration.order.flatMap(ReviewOrder.init) ?? .place
    guard !arguments.isSet(.restart) else {
      // Opening it would fail when its format is another's; begin overwrites it.
      return (runs, order, nil)
    }
    let unfinished = try unfinished(in: checkout)
    guard arguments.isSet(.resume) else {
      if let unfinished, !unfinished.isEmpty {
        throw Failure.usage(
          "there is a review that is not finished (\(described(unfinished.header)))",
          hint: "Say --resume to go on with it, or --restart to forget its decisions.")
      }
      return (runs, order, nil)
    }
    guard let unfinished, !unfinished.isEmpty else {
      throw Failure.usage("there is no review to go on with", hint: "'reframe review' begins one.")
    }
    return try resume(unfinished, invocation, runs)
  }

  private static func unfinished(in checkout: Checkout) throws -> ReviewJournal? {
    do {
      return try ReviewJournal.unfinished(in: checkout)
    } catch let error as LogError {
      throw Failure.usage(error.message, hint: "Say --restart to forget it and start over.")
    }
  }

  /// Goes on with what the review was begun with.
  private static func resume(
    _ journal: ReviewJournal, _ invocation: Invocation, _ runs: ReviewRuns
  ) throws -> (ReviewRuns, ReviewOrder, ReviewJournal?) {
    let header = journal.header
    let given = self.header(invocation, runs, .place)
    let isOther = !given.paths.isEmpty && given.paths != header.paths || !given.flags.isEmpty && given.flags != header.flags
    if isOther {
      throw Failure.usage(
        "the review that is not finished is another one (\(described(header)))",
        hint: "Say --resume without paths and selecting flags to go on with it, or --restart to begin this one.")
    }
    var settings = invocation.arguments.settings
    for (name, values) in header.flags {
      if let flag = FlagName(rawValue: name) { settings[flag] = Setting(values: values, origin: "--\(name)") }
    }
    let root = runs.checkout.root
    let file = try ConfigurationFile.settings(path: settings[.config]?.values.last, root: root)
    let configuration = try Configuration(settings.over(file), paths: absolute(header.paths, root))
    let order = configuration.order ?? header.order
    return (
      ReviewRuns(invocation: invocation, configuration: configuration, checkout: runs.checkout),
      ReviewOrder(rawValue: order) ?? .place, journal
    )
  }

  /// What to go on with later.
  static func header(_ invocation: Invocation, _ runs: ReviewRuns, _ order: ReviewOrder) -> ReviewLog.Header {
    var selection: [String: [String]] = [:]
    for flag in flags {
      guard var values = invocation.arguments.settings[flag]?.values else { continue }
      if flag == .config { values = values.map { URL(fileURLWithPath: $0).standardizedFileURL.path } }
      selection[flag.rawValue] = values
    }
    let root = runs.checkout.root
    // No paths mean the current folder, which may be another one later.
    let operands = invocation.arguments.operands
    let named = operands.isEmpty && !invocation.arguments.isSet(.resume) ? ["."] : operands
    let paths = named.map { path in
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      if absolute == root { return "" }
      return absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : absolute
    }
    return ReviewLog.Header(tool: Tool.version, order: order.rawValue, paths: paths, flags: selection)
  }

  /// The paths of a header, from wherever the tool is called.
  private static func absolute(_ paths: [String], _ root: String) -> [String] {
    paths.map { $0.hasPrefix("/") ? $0 : $0.isEmpty ? root : root + "/" + $0 }
  }

  private static func described(_ header: ReviewLog.Header) -> String {
    let flags = header.flags.sorted { $0.key < $1.key }.map { "--\($0.key) \($0.value.joined(separator: ","))" }
    let words = ["reframe review"] + flags + header.paths.filter { !$0.isEmpty }
    return "'" + words.joined(separator: " ") + "'"
  }
}
