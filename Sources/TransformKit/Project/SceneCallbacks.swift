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
    guard let text = text(of: id) else { return [] }
    return sources.code(id, text).methods(of: className).map { name, method in
      MethodPlace(
        name: method.name, file: id, nameRange: name.start..<name.end, range: method.range,
        firstParameterType: method.parameters.first.map { $0.type.filter { $0 != "?" && $0 != "!" } }, isPrivate: method.isPrivate)
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

extension SwiftCode {
  /// The instance methods that stand directly in a class or in an extension of it, `#if` branches included, with their names.
  fileprivate func methods(of className: String) -> [(SourceOutline.Name, Member)] {
    outline.members.compactMap { name in
      guard let holder = block(around: name.start), let type = types[holder], type.path.last == className,
        type.keyword == "class" || type.isExtension
      else { return nil }
      let member = SwiftMemberReader(name, in: self).member()
      return member.kind == .method && !member.isStatic ? (name, member) : nil
    }
  }
}
