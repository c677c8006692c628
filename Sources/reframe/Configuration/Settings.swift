/// The values of flags, wherever they come from.
typealias Settings = [FlagName: Setting]

/// The values of one flag, and where they were given: `--jobs`, or `.reframe.json:3: "jobs"`.
struct Setting: Equatable {
  var values: [String]
  let origin: String

  /// The values in `text`: one, or several when the flag has a separator.
  static func split(_ text: String, at separator: Character?) -> [String] {
    guard let separator else { return [text] }
    return text.split(separator: separator).map { part in
      let trimmed = part.drop { $0 == " " }
      return String(trimmed.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Settings {
  /// These settings with those of a configuration file behind them.
  ///
  /// What was typed wins. Globs and assumptions add up, because each says something of its own; typing '--only' or
  /// '--skip' replaces both of the file's, because together they make one selection.
  func over(_ file: Settings) -> Settings {
    var result = self
    for (name, setting) in file {
      switch name {
      case .exclude, .assume:
        result[name] = Setting(values: setting.values + (self[name]?.values ?? []), origin: self[name]?.origin ?? setting.origin)
      case .only, .skip:
        if self[.only] == nil, self[.skip] == nil { result[name] = setting }
      default:
        if self[name] == nil { result[name] = setting }
      }
    }
    return result
  }
}
