import SourceEdits
import SourceText
import UIKitModel

/// How far an app is on its way to scenes.
public enum SceneAdoption: Sendable {
  /// It launches, and why.
  case adopted(How)
  /// It has no manifest and no class for one.
  case none
  /// Something is there and something is missing. The place is what a person would look at first.
  case half(ReasonCode, Place, String)

  public enum How: Sendable {
    /// The manifest names a class, which the app compiles.
    case manifest(String)
    /// The app delegate is asked for a configuration.
    case appDelegate(String)
    case swiftUI

    /// Why the app launches, in a clause.
    public var description: String {
      switch self {
      case .manifest(let name): name.isEmpty ? "its scene manifest has a configuration" : "its scene manifest names '\(name)'"
      case .appDelegate(let name): "'\(name)' answers for each scene"
      case .swiftUI: "it is a SwiftUI app"
      }
    }
  }

  public struct Place: Sendable {
    public let file: FileID
    /// Byte offsets in the file.
    public let range: Range<ByteOffset>
  }
}

extension Project {
  /// How far the app is.
  public func adoption(of app: AppTarget) -> SceneAdoption {
    if let known = adoptions[app.key] { return known }
    let found = foundAdoption(of: app)
    adoptions[app.key] = found
    return found
  }

  private func foundAdoption(of app: AppTarget) -> SceneAdoption {
    if members.isOfSwiftUI(app) { return .adopted(.swiftUI) }
    if let answer = delegates(of: app).lazy.compactMap({ SceneConfigurations(of: $0, app: app, in: self)?.adoption }).first { return answer }
    if mentionsManifest(app) { return .adopted(.manifest("")) }
    let manifests = manifests(of: app)
    if let incomplete = manifests.first(where: { $0.scenes.isEmpty }) { return withoutConfigurations(incomplete) }
    for manifest in manifests {
      for scene in manifest.scenes {
        if let half = missing(scene, manifest, app) { return half }
      }
    }
    if let scene = manifests.first?.scenes.first {
      let configured = Set(manifests.flatMap(\.place.configurations))
      if configured.count == app.configurations.count { return .adopted(.manifest(scene.simpleClassName ?? "")) }
      return .half(
        "manifest-incomplete", .init(manifests[0].place),
        "the scene manifest is there only in \(configured.sorted().joined(separator: ", ")): the other configurations do not launch")
    }
    return classWithoutManifest(of: app) ?? .none
  }

  /// Where no app is known: the delegate answers for scenes, or there is a class for them beside it.
  public func hasScenes(beside delegate: AppDelegateClass) -> Bool {
    SceneConfigurations(of: delegate, app: nil, in: self) != nil
      || windowSceneDelegates.contains { index.targets.sees(delegate.file, $0.file) || index.targets.sees($0.file, delegate.file) }
  }

  private func withoutConfigurations(_ manifest: AppSceneManifest) -> SceneAdoption {
    .half(
      "manifest-incomplete", .init(manifest.place),
      "the scene manifest has no configuration, and no app delegate answers 'application(_:configurationForConnecting:options:)'")
  }

  /// A class that the manifest names and the app does not have.
  private func missing(_ scene: AppSceneManifest.Scene, _ manifest: AppSceneManifest, _ app: AppTarget) -> SceneAdoption? {
    guard let written = scene.delegateClass else { return nil }
    return SceneClassLookup(app: app, project: self).fault(of: written, in: manifest)
  }

  /// A scene delegate that no manifest names.
  private func classWithoutManifest(of app: AppTarget) -> SceneAdoption? {
    guard let sceneDelegate = members.sceneDelegates(of: app).first else { return nil }
    let name = sceneDelegate.simpleName
    return .half(
      "manifest-incomplete", .init(sceneDelegate),
      "'\(name)' is a scene delegate, and the Info.plist of '\(app.name)' has no scene manifest that names it: UIKit never makes one")
  }

  /// The classes that adopt `UIWindowSceneDelegate`, in order of their files.
  public var windowSceneDelegates: [TypeDeclaration] { foundWindowSceneDelegates }

  /// See `windowSceneDelegates`.
  var gatheredWindowSceneDelegates: [TypeDeclaration] {
    let extended = extendedDelegates.scene
    return delegateDeclarations.filter { declaration in
      let adopts = declaration.mentions("UIWindowSceneDelegate") && declaration.heritage.contains("UIWindowSceneDelegate")
      return (adopts || extended.contains(declaration.simpleName)) && !context(of: declaration.file).isTest
    }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }
}

extension SceneAdoption.Place {
  init(_ value: InfoValue) { self.init(file: value.file, range: value.range) }

  /// Where the name of a type stands.
  init(_ declaration: TypeDeclaration) {
    self.init(file: declaration.file, range: declaration.offset..<declaration.offset + declaration.simpleName.utf8.count)
  }
}
