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
    if facts.contains(where: { isSwiftUIApp($0, of: app) }) { return .adopted(.swiftUI) }
    if let delegate = delegates(of: app).first(where: answersForConnecting) { return .adopted(.appDelegate(delegate.name)) }
    if mentionsManifest(app) { return .adopted(.manifest("")) }
    let manifests = manifests(of: app)
    if let incomplete = manifests.first(where: { $0.scenes.isEmpty }) { return withoutConfigurations(incomplete) }
    for manifest in manifests {
      for scene in manifest.scenes {
        if let half = missing(scene, manifest, app) { return half }
      }
    }
    if let scene = manifests.first?.scenes.first, manifests.allSatisfy({ !$0.scenes.isEmpty }) {
      let configured = Set(manifests.flatMap(\.place.configurations))
      if configured.count == app.configurations.count { return .adopted(.manifest(scene.simpleClassName ?? "")) }
      return .half(
        "manifest-incomplete", .init(manifests[0].place),
        "the scene manifest is there only in \(configured.sorted().joined(separator: ", ")): the other configurations do not launch")
    }
    return classWithoutManifest(of: app) ?? .none
  }

  /// Where no app is known: the delegate answers for scenes, or the project has a class for them.
  public func hasScenes(beside delegate: AppDelegateClass) -> Bool { answersForConnecting(delegate) || !windowSceneDelegates.isEmpty }

  /// The app delegates that the app compiles.
  public func delegates(of app: AppTarget) -> [AppDelegateClass] { appDelegates.filter { compiles($0.file, in: app) || $0.files.contains { compiles($0, in: app) } } }

  private func withoutConfigurations(_ manifest: AppSceneManifest) -> SceneAdoption {
    .half(
      "manifest-incomplete", .init(manifest.place),
      "the scene manifest has no configuration, and no app delegate answers 'application(_:configurationForConnecting:options:)'")
  }

  /// A class that the manifest names and the app does not have.
  private func missing(_ scene: AppSceneManifest.Scene, _ manifest: AppSceneManifest, _ app: AppTarget) -> SceneAdoption? {
    guard let name = scene.simpleClassName, scene.isOwnClass else { return nil }
    let classes = index.declarations(named: name).filter { $0.kind == .class }
    guard let first = classes.first else {
      return .half("manifest-incomplete", .init(manifest.place), "the scene manifest names the class '\(name)', which the project does not have: the screen stays black")
    }
    guard case .xcode = app.origin else { return nil }
    let files = classes.flatMap { index.files(about: $0.simpleName) }
    if files.contains(where: { compiles($0, in: app) }) { return nil }
    return .half(
      "scene-delegate-not-in-target", .init(file: first.file, range: first.offset..<first.offset + name.utf8.count),
      "the scene manifest of '\(app.name)' names '\(name)', and this file is not compiled into '\(app.name)': the screen stays black")
  }

  /// A scene delegate that no manifest names.
  private func classWithoutManifest(of app: AppTarget) -> SceneAdoption? {
    let sceneDelegate = windowSceneDelegates.first { declaration in
      guard case .xcode = app.origin else { return true }
      return compiles(declaration.file, in: app) || isStray(declaration.file, near: app)
    }
    guard let sceneDelegate else { return nil }
    let name = sceneDelegate.simpleName
    return .half(
      "manifest-incomplete", .init(file: sceneDelegate.file, range: sceneDelegate.offset..<sceneDelegate.offset + name.utf8.count),
      "'\(name)' is a scene delegate, and the Info.plist of '\(app.name)' has no scene manifest that names it: UIKit never makes one")
  }

  /// No app compiles the file, and it lies with this app, or with none in particular.
  private func isStray(_ file: FileID, near app: AppTarget) -> Bool {
    guard !apps.contains(where: { compiles(file, in: $0) }) else { return false }
    let near = apps.filter { app in (delegates(of: app).map(\.file.folder) + app.infoPlists.map(\.folder)).contains(where: file.isBelow) }
    return near.isEmpty || near.contains { $0.origin == app.origin }
  }

  /// The classes that adopt `UIWindowSceneDelegate`, in order of their files.
  public var windowSceneDelegates: [TypeDeclaration] {
    let extended = extendedDelegates.scene
    return delegateDeclarations.filter { declaration in
      let adopts = declaration.mentions("UIWindowSceneDelegate") && declaration.heritage.contains("UIWindowSceneDelegate")
      return (adopts || extended.contains(declaration.simpleName)) && !context(of: declaration.file).isTest
    }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private func isSwiftUIApp(_ fact: FileFacts, of app: AppTarget) -> Bool {
    fact.file.isSwift && fact.declarations.contains { $0.kind == .struct && $0.mentions("App") && ($0.heritage.contains("App") || $0.heritage.contains("SwiftUI.App")) }
      && compiles(fact.file, in: app)
  }

  /// The delegate is asked for the configuration of each scene; a comment about it is no answer.
  private func answersForConnecting(_ delegate: AppDelegateClass) -> Bool {
    delegate.files.contains { file in
      guard let text = text(of: file) else { return false }
      let finder = NameFinder(["configurationForConnecting", "configurationForConnectingSceneSession"])
      guard !finder.offsets(in: text).isEmpty else { return false }
      if file.isSwift { return swift(file).map { !$0.identifiers(named: "configurationForConnecting").isEmpty } ?? true }
      return objc(file).map { !$0.tree.identifiers(named: "configurationForConnectingSceneSession").isEmpty } ?? true
    }
  }
}

extension SceneAdoption.Place {
  init(_ value: InfoValue) { self.init(file: value.file, range: value.range) }
}

extension FileID {
  /// It lies in the folder or in one below; the empty folder is the root.
  fileprivate func isBelow(_ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
}
