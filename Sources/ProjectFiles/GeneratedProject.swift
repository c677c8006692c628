import SourceText

/// A description that a tool makes the Xcode project of: what is edited in the project is lost when the tool runs next.
public struct GeneratedProject: Sendable {
  public enum Generator: String, Hashable, Sendable {
    case xcodeGen = "XcodeGen"
    case tuist = "Tuist"
    case bazel = "Bazel"
    case buck = "Buck"
  }

  /// A target of the description, as far as it is told without running the tool.
  public struct Target: Hashable, Sendable {
    public let name: String
    /// Nil where the description does not say it plainly.
    public let isApplication: Bool?
    public let infoPlist: InfoPlist
    /// The path of the file that describes it, and the line, from 1.
    public let path: String
    public let line: Int
  }

  /// Where the `Info.plist` of a target comes from.
  public enum InfoPlist: Hashable, Sendable {
    /// The tool writes it from entries in the description.
    case described
    /// A file of the checkout, by its path as it is written.
    case file(String)
    case unknown
  }

  public let generator: Generator
  /// The path of the description.
  public let path: String
  public let targets: [Target]

  /// Recognises the description by its name and content; nil for another file.
  ///
  /// - Parameter read: Gives the text of a file that the description includes.
  public init?(path: String, _ text: SourceText, reading read: (String) -> SourceText? = { _ in nil }) {
    let found: (Generator, [Target])?
    switch SourcePath.name(path) {
    case "project.yml", "project.yaml": found = XcodeGenDescription.targets(path, text, reading: read).map { (.xcodeGen, $0) }
    case "project.json": found = text.contains("\"targets\"") && text.contains("\"name\"") ? (.xcodeGen, []) : nil
    case "Project.swift": found = text.contains("import ProjectDescription") ? (.tuist, TuistDescription.targets(path, text)) : nil
    case "BUILD", "BUILD.bazel": found = text.contains("ios_application(") ? (.bazel, BuildFile.targets(path, text)) : nil
    case "BUCK", "BUCK.v2": found = text.contains("apple_bundle(") ? (.buck, BuildFile.targets(path, text)) : nil
    default: found = nil
    }
    guard let found else { return nil }
    (generator, targets) = found
    self.path = path
  }

  /// The names that descriptions have.
  public static let fileNames: Set<String> = [
    "project.yml", "project.yaml", "project.json", "Project.swift", "BUILD", "BUILD.bazel", "BUCK", "BUCK.v2",
  ]

  public func target(named name: String) -> Target? { targets.first { $0.name == name } }
}

// MARK: What to do

extension GeneratedProject {
  /// Sentences that say where an entry of the `Info.plist` is added for a target, with the lines to add.
  public func steps(adding key: String, _ value: PropertyListValue, toTarget name: String) -> [String] {
    let target = target(named: name)
    let place = target.map { "\($0.path), line \($0.line)" } ?? path
    let whose = target == nil ? "the app's target" : "the target \(name)"
    if case .file(let plist) = target?.infoPlist {
      return ["\(generator.rawValue) leaves \(plist) to you: \(key) is added there, not in \(path)."]
    }
    switch generator {
    case .xcodeGen:
      let intro = target?.infoPlist == .described
        ? "\(place): add to `targets/\(name)/info/properties`, because XcodeGen writes the Info.plist from there:"
        : "\(place): add to \(whose) `info:` with `path:` and `properties:`, and below the latter:"
      return [intro, PropertyListSnippet.yaml(key, value)]
    case .tuist:
      return [
        "\(place): in \(whose), let `infoPlist:` be `.extendingDefault(with: […])` with the entry:",
        PropertyListSnippet.swift(key, value),
      ]
    case .bazel:
      return ["\(place): add \(key) to a property list that `infoplists` of the ios_application \(name) names."]
    case .buck:
      return ["\(place): add \(key) to the property list that `info_plist` of the apple_bundle \(name) names."]
    }
  }

  /// A sentence that says whether a new source file needs an entry in the description.
  public func step(addingSource file: String) -> String {
    switch generator {
    case .xcodeGen:
      "\(file) needs no entry where `sources` names its folder: run `xcodegen generate` after the file is there."
    case .tuist:
      "\(file) needs no entry where `sources:` has a pattern for its folder: run `tuist generate` after the file is there."
    case .bazel, .buck:
      "\(file) needs no entry where `srcs` is a glob over its folder; else add it to `srcs`."
    }
  }
}

/// Entries of a property list in other languages.
enum PropertyListSnippet {
  static func yaml(_ key: String, _ value: PropertyListValue, indentation: String = "") -> String {
    let inner = indentation + "  "
    switch value {
    case .dictionary(let entries) where !entries.isEmpty:
      return "\(indentation)\(key):\n" + entries.map { yaml($0.key, $0.value, indentation: inner) }.joined(separator: "\n")
    case .array(let values) where !values.isEmpty:
      return "\(indentation)\(key):\n" + values.map { item($0, indentation: inner) }.joined(separator: "\n")
    default: return "\(indentation)\(key): \(word(value))"
    }
  }

  private static func item(_ value: PropertyListValue, indentation: String) -> String {
    guard case .dictionary(let entries) = value, !entries.isEmpty else { return "\(indentation)- \(word(value))" }
    let lines = entries.map { yaml($0.key, $0.value, indentation: indentation + "  ") }.joined(separator: "\n")
    return indentation + "- " + lines.dropFirst(indentation.count + 2)
  }

  private static func word(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let text), .date(let text), .data(let text):
      let isPlain = text.first?.isLetter ?? false && text.allSatisfy { $0.isLetter || $0.isNumber || " ._-".contains($0) }
      let isOther = ["yes", "no", "true", "false", "on", "off", "null"].contains(text.lowercased())
      return isPlain && !isOther ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .boolean(let flag): return "\(flag)"
    case .array: return "[]"
    case .dictionary: return "{}"
    }
  }

  static func swift(_ key: String, _ value: PropertyListValue) -> String { "\"\(key)\": \(literal(value, indentation: ""))," }

  private static func literal(_ value: PropertyListValue, indentation: String) -> String {
    let inner = indentation + "  "
    switch value {
    case .string(let text), .date(let text), .data(let text):
      return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .boolean(let flag): return "\(flag)"
    case .array(let values):
      let items = values.map { "\(inner)\(literal($0, indentation: inner)),\n" }
      return items.isEmpty ? "[]" : "[\n\(items.joined())\(indentation)]"
    case .dictionary(let entries):
      let items = entries.map { "\(inner)\"\($0.key)\": \(literal($0.value, indentation: inner)),\n" }
      return items.isEmpty ? "[:]" : "[\n\(items.joined())\(indentation)]"
    }
  }
}
