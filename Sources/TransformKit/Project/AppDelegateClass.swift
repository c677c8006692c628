import SourceEdits
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
  public var appDelegates: [AppDelegateClass] {
    var seen: Set<String> = []
    return facts.flatMap(\.declarations).compactMap { declaration -> AppDelegateClass? in
      let name = declaration.simpleName
      guard declaration.kind == .class, !seen.contains(name), isAppDelegate(declaration), !context(of: declaration.file).isTest else { return nil }
      seen.insert(name)
      return AppDelegateClass(name: name, declaration: declaration, files: index.files(about: name), superclass: declaration.heritage.first)
    }.sorted { $0.file < $1.file }
  }

  private func isAppDelegate(_ declaration: TypeDeclaration) -> Bool {
    let heritage = declaration.heritage
    guard !heritage.isEmpty || declaration.simpleName.hasSuffix("AppDelegate") else { return false }
    if heritage.contains(where: FrameworkDelegates.isDelegate) { return true }
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
