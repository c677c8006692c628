import SourceEdits
import SourceText
import TransformKit

/// Something beside a case that is none of its business.
enum Neighbour: String, CaseIterable, Sendable {
  /// Another app with scenes, in a project of its own.
  case app
  /// The same, whose types are called like those of the case and are something else.
  case types
  /// The same, whose macros, constants and helpers are called like those of the case and are something else.
  case names
  /// A package that nothing uses, with types and values of the same names.
  case package
  /// A file beside the case's app that no project builds, with types of the same names.
  case loose

  /// The files that come beside those of a case; nil where such a neighbour would be one of the case's own.
  func files(besides fixture: Fixture) -> [FileID: SourceText]? {
    let texts = fixture.before
    switch self {
    case .app: return Self.otherApp
    case .types:
      let types = Self.plainTypes(of: texts, besides: ["AppDelegate", "SceneDelegate"])
      return types.isEmpty ? nil : Self.otherApp(with: "Types.swift", types)
    case .names:
      let (swift, objc) = Self.otherValues(in: texts)
      guard !swift.isEmpty || !objc.isEmpty else { return nil }
      var files = Self.otherApp(with: "Names.swift", swift)
      files[FileID("Other/Neighbour/Names.h")] = SourceText(objc)
      return files
    case .package:
      let types = Self.plainTypes(of: texts, besides: [])
      let names = Self.otherValues(in: texts).swift
      return types.isEmpty && names.isEmpty ? nil : Self.package(types + names)
    case .loose:
      let types = Self.plainTypes(of: texts, besides: [])
      guard texts.keys.contains(where: { $0.path.hasSuffix(".pbxproj") }), !types.isEmpty else { return nil }
      return [FileID("Loose/Types.swift"): SourceText(types)]
    }
  }

  static func isNeighbour(_ file: FileID) -> Bool { file.path.hasPrefix("Other/") || file.path.hasPrefix("Loose/") }

  // MARK: The other app

  /// An app that has moved to scenes already.
  private static let otherApp: [FileID: SourceText] = {
    guard let fixture = Fixture.all.first(where: { $0.name == "scene-life-cycle/swift-programmatic" }) else { return [:] }
    return fixture.expectedTexts(.needsReview).reduce(into: [:]) { files, file in
      files[FileID("Other/" + file.key.path.replacing("Pantry", with: "Neighbour"))] = SourceText(
        file.value.string.replacing("Pantry", with: "Neighbour"))
    }
  }()

  private static func otherApp(with name: String, _ text: String) -> [FileID: SourceText] {
    var files = otherApp
    files[FileID("Other/Neighbour/" + name)] = SourceText(text)
    for project in files.keys where project.path.hasSuffix(".pbxproj") { files[project] = files[project]?.adding(name, besides: "AppDelegate.swift") }
    return files
  }

  /// A package with one target of one file.
  private static func package(_ text: String) -> [FileID: SourceText] {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Neighbour", platforms: [.iOS(.v15)], targets: [.target(name: "Neighbour")])

      """
    return [
      FileID("Other/Package.swift"): SourceText(manifest),
      FileID("Other/Sources/Neighbour/Names.swift"): SourceText("import UIKit\n\n" + text),
    ]
  }

  // MARK: Names

  /// Plain classes with the names of the classes that the case declares.
  private static func plainTypes(of texts: [FileID: SourceText], besides known: Set<String>) -> String {
    let pass = FirstPass()
    let names = texts.flatMap { file, text in
      SourceLanguage(of: file) == nil ? [] : pass.summary(of: file, text).declarations.filter { $0.containers.isEmpty && $0.kind == .class }.map(\.simpleName)
    }
    return Set(names).subtracting(known).sorted().map { "final class \($0): NSObject {}\n" }.joined()
  }

  /// Other values under the names of the case's macros, constants and helpers.
  private static func otherValues(in texts: [FileID: SourceText]) -> (swift: String, objc: String) {
    var swift: Set<String> = []
    var objc: Set<String> = []
    for (file, text) in texts where SourceLanguage(of: file) != nil {
      for match in text.string.matches(of: /#[ \t]*define[ \t]+(\w+)(?![\w(])/) { objc.insert("#define \(match.1) 320\n") }
      if file.isSwift { swift.formUnion(otherMembers(in: text.string)) }
    }
    return (swift.sorted().joined(), objc.sorted().joined())
  }

  /// Globals, and what types and extensions of UIKit's classes offer, each with another value; a type of the case becomes one
  /// of the neighbour's own.
  private static func otherMembers(in code: String) -> Set<String> {
    var result: Set<String> = []
    var owner: Substring?
    for line in code.split(separator: "\n") {
      if let match = line.firstMatch(of: /^(?:public |internal )?(?:let|var) (\w+)/) { result.insert("let \(match.1): CGFloat = 320\n") }
      if let match = line.firstMatch(of: /^(?:public |internal |final )*(extension|enum|struct) (\w+)/) {
        owner = match.2
        if match.1 != "extension" { result.insert("enum \(match.2) {}\n") }
      }
      if line.hasPrefix("}") { owner = nil }
      guard let owner, let member = otherMember(line) else { continue }
      result.insert("extension \(owner) { \(member) }\n")
    }
    return result
  }

  private static func otherMember(_ line: Substring) -> String? {
    if let match = line.firstMatch(of: /^\s+(?:public )?static (?:let|var) (\w+) =/) { return "static var \(match.1): CGFloat { 320 }" }
    guard let match = line.firstMatch(of: /^ {1,4}(?:public )?(static |class )?var (\w+): ([^={]+) \{/) else { return nil }
    return "\(match.1 ?? "")var \(match.2): \(match.3) { fatalError() }"
  }
}
