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
  /// A checkout may hold several apps whose delegates have the same name: each has the files that mean it by that name.
  var foundAppDelegates: [AppDelegateClass] {
    var seen: Set<String> = []
    let all = delegateDeclarations.compactMap { declaration -> AppDelegateClass? in
      guard declaration.kind == .class, isAppDelegate(declaration), !isTypeOfTests(declaration) else { return nil }
      let files = files(of: declaration)
      // A class of Objective-C is declared in a header and again in its extension.
      guard seen.insert("\(declaration.simpleName) \(files.first?.path ?? "")").inserted else { return nil }
      return AppDelegateClass(name: declaration.simpleName, declaration: declaration, files: files, superclass: declaration.heritage.first)
    }
    return withoutTestDoubles(all).sorted { $0.file < $1.file }
  }

  /// Those that stand in for another one while tests run are no app's own.
  private func withoutTestDoubles(_ all: [AppDelegateClass]) -> [AppDelegateClass] {
    let real = Set(all.filter { !TestNames.mayBeTests($0.name) }.flatMap { scopeNumbers(of: $0.file) })
    return all.filter { !TestNames.mayBeTests($0.name) || real.isDisjoint(with: scopeNumbers(of: $0.file)) }
  }

  /// The targets of a file, or the scope of a loose one.
  private func scopeNumbers(of file: FileID) -> [Int] {
    let targets = index.targets.targets(of: file)
    return targets.isEmpty ? [-1 - index.targets.scopeNumber(of: file)] : targets.map(\.number)
  }

  /// The classes that derive from a delegate: those that tests bring, and the others.
  public func subclasses(of delegate: AppDelegateClass) -> (ofTests: [TypeDeclaration], others: [TypeDeclaration]) {
    var found: (ofTests: [TypeDeclaration], others: [TypeDeclaration]) = ([], [])
    for child in index.descendants(of: delegate.name, in: delegate.file) {
      if isTypeOfTests(child) || TestNames.mayBeTests(child.simpleName) { found.ofTests.append(child) } else { found.others.append(child) }
    }
    return found
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
    let targets = index.targets.targets(of: declaration.file)
    if targets.contains(where: { $0.kind == .application }) { return false }
    return context(of: declaration.file).isTest || !targets.isEmpty && targets.allSatisfy { $0.kind == .test }
  }

  private func files(of declaration: TypeDeclaration) -> [FileID] {
    let name = declaration.simpleName
    let files = index.files(about: name, in: declaration.file)
    guard index.declarations(named: name, in: declaration.file).filter({ $0.kind == .class }).count > 1 else { return files }
    // Where nothing else tells two of one name apart, each has the files of its folder and language.
    return files.filter { $0 == declaration.file || $0.folder == declaration.file.folder && $0.isSwift == declaration.file.isSwift }
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

/// Names by which people tell what stands in for the real thing while tests run.
enum TestNames {
  private static let words: Set<String> = ["test", "tests", "testing", "mock", "fake", "stub", "dummy", "spec", "uitest", "uitests", "unittest"]

  /// `TestingAppDelegate`, `AppDelegateMock`; not `ContestAppDelegate`.
  static func mayBeTests(_ name: String) -> Bool {
    var word = ""
    var previous: Character = "_"
    for (offset, letter) in name.enumerated() {
      let isStart = letter.isUppercase && !previous.isUppercase || letter == "_"
      if isStart, offset > 0 {
        if words.contains(word) { return true }
        word = ""
      }
      if letter != "_" { word += letter.lowercased() }
      previous = letter
    }
    return words.contains(word)
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
