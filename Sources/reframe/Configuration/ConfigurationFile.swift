import Foundation
import Reports

/// `.reframe.json`: what flags can say, as JSON with comments and trailing commas.
enum ConfigurationFile {
  static let name = ".reframe.json"

  /// The settings of the file; a missing default file has none.
  ///
  /// - Parameter path: from `--config`; nil means the file at the root, if there is one.
  static func settings(path: String?, root: String) throws -> Settings {
    let file = path ?? root + "/" + name
    guard let data = FileManager.default.contents(atPath: file) else {
      if path == nil, !FileManager.default.fileExists(atPath: file) { return [:] }
      throw Failure.usage("cannot read the configuration \(file)")
    }
    return try settings(in: Array(data), shownAs: path ?? name)
  }

  /// The settings in the bytes of a file.
  static func settings(in bytes: [UInt8], shownAs path: String) throws -> Settings {
    let document: JSON5.Value
    do {
      document = try JSON5.parse(bytes)
    } catch {
      throw Failure.usage("\(path):\(error.line):\(error.column): \(error.message)")
    }
    guard case .object(let members) = document else {
      throw Failure.usage("\(path): an object with the names of flags as keys is expected")
    }
    var result: Settings = [:]
    for member in members {
      let origin = "\(path):\(member.line): \"\(member.name)\""
      let flag = try flag(named: member.name, origin: origin)
      if result[flag.name] != nil { throw Failure.usage("\(origin) is there twice") }
      if let values = try values(of: member.value, for: flag, origin: origin) {
        result[flag.name] = Setting(values: values, origin: origin)
      }
    }
    return result
  }

  private static func flag(named name: String, origin: String) throws -> Flag {
    let known = CommandLineTable.flags.filter(\.isConfigurable)
    if let flag = known.first(where: { $0.name.rawValue == name }) { return flag }
    let question = Suggestion.question(for: name, among: known.map(\.name.rawValue))
    throw Failure.usage(
      "\(origin) is no key of the configuration" + (question.map { "; \($0)" } ?? ""),
      hint: "The keys are \(known.map(\.name.rawValue).joined(separator: ", ")).")
  }

  private static func values(of value: JSON5.Value, for flag: Flag, origin: String) throws -> [String]? {
    switch (flag.value, value) {
    case (.none, .bool(let isOn)): return isOn ? ["true"] : nil
    case (.none, _): throw Failure.usage("\(origin) is true or false")
    case (.many(_, let separator), .array(let items)):
      return try items.flatMap { Setting.split(try text(of: $0.value, origin: origin), at: separator) }
    case (.many(_, let separator), _): return Setting.split(try text(of: value, origin: origin), at: separator)
    case (.one, .number(let number)): return [number]
    default: return [try text(of: value, origin: origin)]
    }
  }

  private static func text(of value: JSON5.Value, origin: String) throws -> String {
    guard case .string(let text) = value else { throw Failure.usage("\(origin) is a string") }
    return text
  }
}
