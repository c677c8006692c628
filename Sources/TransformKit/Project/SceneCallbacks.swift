import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax

/// A callback of the app delegate that UIKit no longer calls once the app has scenes.
///
/// Source: the documentation of `UIApplicationDelegate` and Apple's article on the transition to the scene-based life cycle.
public struct MovedCallback: Hashable, Sendable {
  /// As Swift names it.
  public let name: String
  public let selector: String
  /// What UIKit calls instead on the scene delegate, as Swift names it.
  public let successor: String

  public static let all: [MovedCallback] = [
    MovedCallback(name: "applicationDidBecomeActive(_:)", selector: "applicationDidBecomeActive:", successor: "sceneDidBecomeActive(_:)"),
    MovedCallback(name: "applicationWillResignActive(_:)", selector: "applicationWillResignActive:", successor: "sceneWillResignActive(_:)"),
    MovedCallback(name: "applicationDidEnterBackground(_:)", selector: "applicationDidEnterBackground:", successor: "sceneDidEnterBackground(_:)"),
    MovedCallback(
      name: "applicationWillEnterForeground(_:)", selector: "applicationWillEnterForeground:", successor: "sceneWillEnterForeground(_:)"),
    MovedCallback(name: "application(_:open:options:)", selector: "application:openURL:options:", successor: "scene(_:openURLContexts:)"),
    MovedCallback(
      name: "application(_:open:sourceApplication:annotation:)", selector: "application:openURL:sourceApplication:annotation:",
      successor: "scene(_:openURLContexts:)"),
    MovedCallback(name: "application(_:handleOpen:)", selector: "application:handleOpenURL:", successor: "scene(_:openURLContexts:)"),
    MovedCallback(
      name: "application(_:continue:restorationHandler:)", selector: "application:continueUserActivity:restorationHandler:",
      successor: "scene(_:continue:)"),
    MovedCallback(
      name: "application(_:performActionFor:completionHandler:)", selector: "application:performActionForShortcutItem:completionHandler:",
      successor: "windowScene(_:performActionFor:completionHandler:)"),
    MovedCallback(
      name: "application(_:userDidAcceptCloudKitShareWith:)", selector: "application:userDidAcceptCloudKitShareWithMetadata:",
      successor: "windowScene(_:userDidAcceptCloudKitShareWith:)"),
  ]
}

/// A method that a class has, and where.
public struct MethodPlace: Sendable {
  /// `name(label:)` in Swift, the selector in Objective-C.
  public let name: String
  public let file: FileID
  /// The bytes of the first word of the name.
  public let nameRange: Range<ByteOffset>
  /// The bytes of the whole declaration.
  public let range: Range<ByteOffset>
  /// As written, without pointers and optional marks; nil without parameters.
  public let firstParameterType: String?
  public let isPrivate: Bool
}

extension Project {
  /// The instance methods of a class with bodies, in its files, in order.
  public func methods(of className: String, in files: [FileID]) -> [MethodPlace] {
    files.flatMap { file in file.isSwift ? swiftMethods(of: className, in: file) : objcMethods(of: className, in: file) }
  }

  private func swiftMethods(of className: String, in id: FileID) -> [MethodPlace] {
    guard let file = swift(id) else { return [] }
    return file.functions(of: className).map { function in
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }.joined()
      return MethodPlace(
        name: "\(function.name.plainText)(\(labels))", file: id, nameRange: function.name.codeRange, range: function.codeRange,
        firstParameterType: function.signature.parameterClause.parameters.first.map { $0.type.trimmedDescription.filter { $0 != "?" && $0 != "!" } },
        isPrivate: function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
    }
  }

  private func objcMethods(of className: String, in id: FileID) -> [MethodPlace] {
    guard let file = objc(id) else { return [] }
    return file.tree.root.descendants.compactMap(ObjCInterface.init).filter { $0.isImplementation && $0.name == className }.flatMap(\.methods)
      .compactMap { method in
        guard !method.isClassMethod, method.body != nil, let name = method.selectorParts.first else { return nil }
        return MethodPlace(
          name: method.selector, file: id, nameRange: name, range: method.node.range,
          firstParameterType: method.parameters.first.map { $0.type.filter { $0 != "*" && $0 != " " } }, isPrivate: false)
      }
  }
}

extension SwiftFile {
  /// The instance methods that stand directly in a class or in an extension of it, `#if` branches included.
  func functions(of className: String) -> [FunctionDeclSyntax] {
    FunctionFinder.functions(of: className, in: tree)
  }
}

private final class FunctionFinder: SyntaxVisitor {
  private let className: String
  private var found: [FunctionDeclSyntax] = []

  private init(_ className: String) {
    self.className = className
    super.init(viewMode: .sourceAccurate)
  }

  static func functions(of className: String, in tree: SourceFileSyntax) -> [FunctionDeclSyntax] {
    let finder = FunctionFinder(className)
    finder.walk(tree)
    return finder.found
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    if !isStatic, owner(of: Syntax(node)) == className { found.append(node) }
    return .skipChildren
  }

  private func owner(of node: Syntax) -> String? {
    var current = node.parent
    while let parent = current {
      if let type = parent.as(ClassDeclSyntax.self) { return type.name.plainText }
      if let type = parent.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if parent.is(StructDeclSyntax.self) || parent.is(EnumDeclSyntax.self) || parent.is(ActorDeclSyntax.self) { return nil }
      current = parent.parent
    }
    return nil
  }
}
