import SourceText
import SwiftSyntax
import TransformKit

/// The top of the new file: the app's own file header, and the imports that the moved code may need.
struct DelegateHead {
  let file: SwiftFile
  let model: DelegateModel
  /// The files that moved code comes from.
  let sources: [SwiftFile]
  /// Every word of the moved code.
  let names: Set<String>

  /// - Parameter fileName: without `.swift`.
  func lines(fileName: String) -> [String] {
    var lines = header(fileName)
    if !lines.isEmpty { lines.append("") }
    return lines + imports + [""]
  }

  private func header(_ fileName: String) -> [String] {
    guard let first = file.tree.firstToken(viewMode: .sourceAccurate) else { return [] }
    var lines: [String] = []
    var text = file.text.string(in: 0..<first.codeRange.lowerBound)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.append(String(line))
    }
    // What stands directly above code that is no import speaks of that code.
    if first.tokenKind != .keyword(.import), let end = lines.lastIndex(where: { $0.allSatisfy(\.isWhitespace) }) {
      lines = lines[..<end].reversed().drop { !$0.allSatisfy(\.isWhitespace) }.reversed()
    }
    let own = String(file.id.path.split(separator: "/").last ?? "")
    // Who made the app delegate, and when, is not to be said of the new file.
    lines = lines.filter { line in !["swiftlint:", "swiftformat:", "Created by"].contains { line.contains($0) } }
      .map { $0.replacing(own, with: fileName + ".swift") }
    for index in lines.indices.dropFirst().reversed() where lines[index].trimmed == "//" && lines[index - 1].trimmed == "//" { lines.remove(at: index) }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    while lines.first?.allSatisfy(\.isWhitespace) ?? false { lines.removeFirst() }
    return lines
  }

  private var imports: [String] {
    // A window alone needs nothing else.
    if names.isSubset(of: ["var", "window", "UIWindow", ":", "?", "!", "@", "objc"]) { return ["import UIKit"] }
    var result: [String] = []
    for source in sources {
      for item in source.tree.statements {
        guard let line = line(of: item), !result.contains(line) else { continue }
        result.append(line)
      }
    }
    let imported = result.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    return imported.contains("UIKit") ? result : ["import UIKit"] + result
  }

  /// An import as it is written, or a block of conditional compilation with nothing but imports.
  private func line(of item: CodeBlockItemSyntax) -> String? {
    if let declaration = item.item.as(ImportDeclSyntax.self) {
      guard !declaration.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@_exported") }) else { return nil }
      let module = declaration.path.trimmedDescription
      return isNeedless(module) ? nil : declaration.trimmedDescription
    }
    guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return nil }
    let isOnlyImports = condition.clauses.allSatisfy { clause in
      guard case .statements(let items) = clause.elements else { return false }
      return items.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    }
    return isOnlyImports ? condition.trimmedDescription : nil
  }

  /// All names of the module begin alike, and none of the moved code's does.
  private func isNeedless(_ module: String) -> Bool {
    guard let prefixes = Self.prefixes[module] else { return false }
    return !names.contains { name in prefixes.contains(where: name.hasPrefix) }
  }

  private static let prefixes: [String: [String]] = [
    "UserNotifications": ["UN"], "AVFoundation": ["AV"], "AVKit": ["AV"], "CoreLocation": ["CL"], "StoreKit": ["SK", "Product", "Transaction", "AppStore"],
    "CoreData": ["NS"], "IQKeyboardManagerSwift": ["IQ"], "FirebaseCore": ["Firebase"], "FirebaseMessaging": ["Messaging"], "Intents": ["IN"],
    "BackgroundTasks": ["BG"], "GoogleMaps": ["GMS"], "CoreSpotlight": ["CS"], "PushKit": ["PK"], "CallKit": ["CX"],
    "FirebaseCrashlytics": ["Crashlytics"], "Fabric": ["Fabric"], "Crashlytics": ["Crashlytics", "CLS"],
  ]
}

extension String {
  fileprivate var trimmed: String { filter { !$0.isWhitespace } }
}
