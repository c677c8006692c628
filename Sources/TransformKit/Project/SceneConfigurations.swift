import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax

/// What an app delegate answers when UIKit asks it for the configuration of a scene.
struct SceneConfigurations {
  private let delegate: AppDelegateClass
  private let app: AppTarget?
  private let project: Project
  private let method: MethodPlace
  /// The words and signs of the method, comments left out.
  private let tokens: [String]

  private static let names: Set<String> = [
    "application(_:configurationForConnecting:options:)", "application:configurationForConnectingSceneSession:options:",
  ]

  /// Nil when the delegate is not asked; a comment about it is no answer.
  init?(of delegate: AppDelegateClass, app: AppTarget?, in project: Project) {
    let finder = NameFinder(["configurationForConnecting", "configurationForConnectingSceneSession"])
    let files = delegate.files.filter { file in project.text(of: file).map { !finder.offsets(in: $0).isEmpty } ?? false }
    guard let method = project.methods(of: delegate.name, in: files).first(where: { Self.names.contains($0.name) }) else { return nil }
    self.delegate = delegate
    self.app = app
    self.project = project
    self.method = method
    tokens = project.tokens(in: method.range, of: method.file)
  }

  /// How far the app is by this answer: it counts unless every configuration in it is known to lead to nothing.
  var adoption: SceneAdoption {
    let found = SceneAdoption.adopted(.appDelegate(delegate.name))
    guard let app, !setsWhatIsShown else { return found }
    let asked = self.asked
    guard !asked.isEmpty, !asked.contains(.unknown) else { return found }
    let manifests = project.manifests(of: app)
    let faults = asked.map { fault(of: $0, manifests, app) }
    guard !faults.contains(where: { $0 == nil }), let fault = faults.compactMap({ $0 }).first else { return found }
    return fault
  }

  /// A class is set in code, here or in what this may call; or a storyboard is.
  private var setsWhatIsShown: Bool {
    let finder = NameFinder(["delegateClass", "setDelegateClass"])
    if tokens.contains(where: { ["delegateClass", "setDelegateClass", "storyboard", "setStoryboard"].contains($0) }) { return true }
    return delegate.files.contains { file in project.text(of: file).map { !finder.offsets(in: $0).isEmpty } ?? false }
  }

  // MARK: What is asked for

  private enum Asked: Hashable {
    case named(String)
    /// The first configuration of the manifest.
    case first
    case unknown
  }

  /// The configurations of the manifest that the answer names.
  private var asked: Set<Asked> {
    var found: Set<Asked> = []
    for index in tokens.indices.dropLast() {
      if ["name", "initWithName", "configurationWithName"].contains(tokens[index]), tokens[index + 1] == ":", index + 2 < tokens.count {
        found.insert(Self.asked(by: tokens[index + 2]))
      }
      // The session's own configuration comes from the manifest.
      let isMember = index > 0 && tokens[index] == "configuration" && (tokens[index - 1] == "." || tokens[index + 1] == "]")
      if isMember { found.insert(.first) }
    }
    return found
  }

  private static func asked(by token: String) -> Asked {
    if token == "nil" { return .first }
    guard token.hasSuffix("\""), let quote = token.firstIndex(of: "\"") else { return .unknown }
    let text = token[token.index(after: quote)...].dropLast()
    return text.contains("\\") ? .unknown : .named(String(text))
  }

  // MARK: What is found

  /// Why a configuration leads to nothing; nil where it does not, as far as can be told.
  private func fault(of asked: Asked, _ manifests: [AppSceneManifest], _ app: AppTarget) -> SceneAdoption? {
    let place = SceneAdoption.Place(file: method.file, range: method.nameRange)
    switch asked {
    case .unknown: return nil
    case .first:
      guard let manifest = manifests.first(where: { !$0.scenes.isEmpty }), let scene = manifest.scenes.first else {
        return .half(
          "scene-configuration-missing", place,
          "'\(delegate.name)' answers with a configuration without a class, and no scene manifest of '\(app.name)' has one: the screen stays black")
      }
      return fault(of: scene, manifest, app)
    case .named(let name):
      if manifests.contains(where: { $0.namesOfOtherRoles.contains(name) }) { return nil }
      for manifest in manifests {
        if let scene = manifest.scenes.first(where: { $0.name == name }) { return fault(of: scene, manifest, app) }
      }
      return .half(
        "scene-configuration-missing", place,
        "'\(delegate.name)' answers with the configuration '\(name)', which no scene manifest of '\(app.name)' has: the screen stays black")
    }
  }

  private func fault(of scene: AppSceneManifest.Scene, _ manifest: AppSceneManifest, _ app: AppTarget) -> SceneAdoption? {
    if let written = scene.delegateClass { return SceneClassLookup(app: app, project: project).fault(of: written, in: manifest) }
    guard scene.storyboard == nil else { return nil }
    return .half("manifest-incomplete", .init(manifest.place), "the configuration '\(scene.name ?? "")' of the scene manifest names no class: the screen stays black")
  }
}

extension Project {
  /// The words, texts and signs of a range of code; a text is one of them, with its quotes.
  fileprivate func tokens(in range: Range<ByteOffset>, of file: FileID) -> [String] {
    guard file.isSwift else {
      guard let parsed = objc(file) else { return [] }
      return parsed.tree.tokens.filter { range.contains($0.range.lowerBound) && $0.range.lowerBound < $0.range.upperBound }
        .map { parsed.text.string(in: $0.range) }
    }
    guard let parsed = swift(file), let first = parsed.token(at: range.lowerBound) else { return [] }
    return Self.words(from: first, upTo: range.upperBound)
  }

  /// A text of Swift is several tokens of the tree.
  private static func words(from first: TokenSyntax, upTo end: ByteOffset) -> [String] {
    var words: [String] = []
    var text: String?
    var token: TokenSyntax? = first
    while let next = token, next.codeRange.lowerBound < end {
      if next.tokenKind == .stringQuote {
        words += text.map { [$0 + "\""] } ?? []
        text = text == nil ? "\"" : nil
      } else if let open = text {
        text = open + next.text
      } else {
        words.append(next.text)
      }
      token = next.nextToken(viewMode: .sourceAccurate)
    }
    return words
  }
}
