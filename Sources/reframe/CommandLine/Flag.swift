/// The flags there are. The raw value is what is typed after `--`, and the key in `.reframe.json`.
enum FlagName: String, CaseIterable, Sendable {
  case only, skip, include, exclude, config, format, color, quiet, jobs, ios, assume, strict, annotate
  case save, partial, commit, stage, merge
  case dryRun = "dry-run"
  case allowDirty = "allow-dirty"
  case allowStaged = "allow-staged"
  case sizeLimit = "size-limit"
  /// Of before 0.4: no clock decides any more.
  case timeLimit = "time-limit"
  case baseline
  case writeBaseline = "write-baseline"
  case by, resume, restart, at
  case help, version
}

/// A flag as the table has it.
struct Flag: Sendable {
  enum Value: Sendable, Equatable {
    /// Nothing follows.
    case none
    /// One value; the last one given counts.
    case one(String)
    /// One of a few words.
    case choice([String])
    /// May be given several times; `separator` also divides one value into several.
    case many(String, separator: Character?)
  }

  let name: FlagName
  let letter: Character?
  let value: Value
  let help: String
  /// False when the flag makes no sense in a configuration file.
  let isConfigurable: Bool

  init(_ name: FlagName, letter: Character? = nil, _ value: Value, _ help: String, isConfigurable: Bool = true) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.isConfigurable = isConfigurable
  }

  var takesValue: Bool { value != .none }

  /// `--only <transform>`, as help shows it.
  var spelling: String {
    let start = (letter.map { "-\($0), " } ?? "") + "--\(name.rawValue)"
    switch value {
    case .none: return start
    case .one(let placeholder), .many(let placeholder, _): return "\(start) <\(placeholder)>"
    case .choice(let words): return words.count == 1 ? "\(start) \(words[0])" : "\(start) <\(words.joined(separator: "|"))>"
    }
  }
}

/// A command as the table has it.
struct Command: Sendable {
  /// A command line and what it does.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  let name: String
  /// What follows the flags, like `[path…]`.
  let operands: String
  let summary: String
  let discussion: String
  let flags: [FlagName]
  /// Flags that this command spells otherwise than the table's list.
  var variants: [Flag] = []
  let examples: [Example]
  /// True when it can end otherwise than well or for wrong usage; then its help lists the codes.
  var listsExits = true
  /// What exit codes mean of this command alone, or more of them; nil for one that it never ends with.
  var exits: [(code: String, meaning: String?)] = []
  let run: @Sendable (Invocation) throws -> ExitCode

  /// The flag as this command has it.
  func flag(_ name: FlagName) -> Flag { variants.first { $0.name == name } ?? CommandLineTable.flag(name) }
}
