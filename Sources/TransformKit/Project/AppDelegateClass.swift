import ObjCSyntax
import SourceEdits
import SourceText
import UIKitModel

/// A class that adopts `UIApplicationDelegate`, or derives from one that does.
public struct AppDelegateClass: Sendable {
  public let name: String
  /// Where the class is declared: a Swift file, or the header or implementation with its `@interface`.
  public let declaration: TypeDeclaration
  /// The files with the class, its extensions, categories and implementation, in order of their paths.
  public let files: [FileID]
  /// What it inherits from, as written; nil when nothing is.
  public let superclass: String?

  public var file: FileID { declaration.file }
  public var isSwift: Bool { file.isSwift }
}

extension Project {
  /// Every app delegate of the project that no test declares, in order of their files.
  ///
  /// A checkout may hold several apps whose delegates have the same name: each has the files that its apps compile.
  var foundAppDelegates: [AppDelegateClass] {
    var seen: Set<String> = []
    return delegateDeclarations.compactMap { declaration -> AppDelegateClass? in
      guard declaration.kind == .class, isAppDelegate(declaration), !isTypeOfTests(declaration) else { return nil }
      let files = files(of: declaration)
      // A class of Objective-C is declared in a header and again in its extension.
      guard seen.insert("\(declaration.simpleName) \(files.first?.path ?? "")").inserted else { return nil }
      return AppDelegateClass(name: declaration.simpleName, declaration: declaration, files: files, superclass: declaration.heritage.first)
    }.sorted { $0.file < $1.file }
  }

  /// Where the implementation of a delegate in Objective-C names it; nil in Swift, and where there is none.
  public func implementationName(of delegate: AppDelegateClass) -> (file: FileID, range: Range<ByteOffset>)? {
    guard !delegate.isSwift else { return nil }
    for file in delegate.files where !file.isSwift && SourceLanguage(of: file) != .header {
      let classes = objc(file)?.tree.root.descendants.compactMap(ObjCInterface.init) ?? []
      if let own = classes.first(where: { $0.isImplementation && $0.categoryName == nil && $0.name == delegate.name }) { return (file, own.nameRange) }
    }
    return nil
  }

  /// A class of a test target; what an app compiles is no test, whatever its folder is called.
  private func isTypeOfTests(_ declaration: TypeDeclaration) -> Bool {
    guard context(of: declaration.file).isTest else { return false }
    let near = files(of: declaration).filter { $0.folder == declaration.file.folder }
    return !apps.contains { app in app.isOfXcode && near.contains { compiles($0, in: app) } }
  }

  private func files(of declaration: TypeDeclaration) -> [FileID] {
    let name = declaration.simpleName
    let files = index.files(about: name)
    guard index.declarations(named: name).filter({ $0.kind == .class }).count > 1 else { return files }
    let near = files.filter { $0.folder == declaration.file.folder && $0.isSwift == declaration.file.isSwift }
    // No app compiles a header, but the implementation beside it.
    let own = apps.filter { app in compiles(declaration.file, in: app) || near.contains { compiles($0, in: app) } }
    return files.filter { file in
      if file == declaration.file || own.contains(where: { compiles(file, in: $0) }) { return true }
      // A class of that name in the other language, in the same folder, belongs to another app.
      return own.isEmpty ? file.folder == declaration.file.folder : near.contains(file) && !apps.contains { compiles(file, in: $0) }
    }
  }

  /// The classes that may be delegates of the application or of a scene, by their names or by what they name.
  var foundDelegateDeclarations: [TypeDeclaration] {
    let extended = extendedDelegates.application.union(extendedDelegates.scene)
    return facts.flatMap { fact in
      fact.declarations.filter { declaration in
        guard declaration.kind == .class else { return false }
        if let superclass = declaration.superclass, superclass.hasSuffix("Delegate") || FrameworkDelegates.isDelegate(superclass) { return true }
        return declaration.mentions("UIApplicationDelegate") || declaration.mentions("UIWindowSceneDelegate")
          || declaration.name.hasSuffix("AppDelegate") || declaration.name.hasSuffix("ApplicationDelegate") || extended.contains(declaration.simpleName)
      }
    }
  }

  /// The names of the types that adopt one of the protocols in an extension.
  var foundExtendedDelegates: (application: Set<String>, scene: Set<String>) {
    var found: (application: Set<String>, scene: Set<String>) = ([], [])
    for fact in facts {
      for declaration in fact.declarations where declaration.kind == .extension {
        if declaration.mentions("UIApplicationDelegate") { found.application.insert(declaration.simpleName) }
        if declaration.mentions("UIWindowSceneDelegate") { found.scene.insert(declaration.simpleName) }
      }
    }
    return found
  }

  private func isAppDelegate(_ declaration: TypeDeclaration) -> Bool {
    if declaration.heritage.contains(where: { $0 == "UIApplicationDelegate" || FrameworkDelegates.isDelegate($0) }) { return true }
    return index.role(of: declaration.simpleName, containers: declaration.containers, in: declaration.file) == .known(.appDelegate)
  }
}

/// The app delegates that frameworks bring, which make the window themselves.
public enum FrameworkDelegates {
  /// The framework that a superclass belongs to, for people; nil for none that is known.
  public static func framework(ofSuperclass name: String) -> String? { superclasses[name] }

  /// The framework that an imported module or header means when the app delegate's file imports it.
  public static func framework(ofImport name: String) -> String? { imports[name] }

  static func isDelegate(_ name: String) -> Bool { superclasses[name] != nil }

  private static let superclasses: [String: String] = [
    "FlutterAppDelegate": "Flutter", "RCTAppDelegate": "React Native", "RCTDefaultReactNativeFactoryDelegate": "React Native",
    "EXAppDelegateWrapper": "Expo", "ExpoAppDelegate": "Expo", "CDVAppDelegate": "Cordova", "UnityAppController": "Unity",
    "CAPAppDelegate": "Capacitor", "TiApp": "Titanium", "MauiUIApplicationDelegate": "MAUI", "SDLUIKitDelegate": "SDL",
    "NSAppDelegate": "NativeScript", "IOSApplication": "libGDX", "KMMAppDelegate": "Kotlin Multiplatform",
  ]

  private static let imports: [String: String] = [
    "React": "React Native", "React_RCTAppDelegate": "React Native", "ReactAppDependencyProvider": "React Native", "Expo": "Expo",
    "ExpoModulesCore": "Expo", "EXUpdates": "Expo", "Flutter": "Flutter", "Cordova": "Cordova", "Capacitor": "Capacitor", "UnityFramework": "Unity",
    "NativeScript": "NativeScript",
  ]
}
