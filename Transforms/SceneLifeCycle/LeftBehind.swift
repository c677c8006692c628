import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit
import UIKitModel

/// What an app that has scenes left in its app delegate, and what stands twice.
struct LeftBehind {
  let delegate: AppDelegateClass
  let apps: [AppTarget]
  let project: Project

  init(in delegate: AppDelegateClass, apps: [AppTarget], project: Project) {
    self.delegate = delegate
    self.apps = apps
    self.project = project
  }

  var proposals: [ProjectProposal] { callbacks + misnamed + windows }

  /// The callbacks that UIKit never calls: those of systems without scenes excepted.
  private var callbacks: [ProjectProposal] {
    guard !apps.contains(where: { ($0.deploymentTarget ?? IOSVersion(13)) < IOSVersion(13) }) else { return [] }
    return project.methods(of: delegate.name, in: delegate.files).compactMap { method in
      guard let callback = MovedCallback.all.first(where: { $0.name == method.name || $0.selector == method.name }) else { return nil }
      return .manual(
        "'\(method.name)' is not called in an app with scenes: UIKit calls '\(callback.successor)' of the scene delegate", in: method.file,
        at: method.nameRange, because: "app-delegate-callback-not-called", scope: delegate.name, code: method.name, apps: apps.map(\.name))
    }
  }

  /// Methods that look like UIKit's and are none.
  private var misnamed: [ProjectProposal] {
    let scenes = Set(apps.flatMap { project.manifests(of: $0) }.flatMap(\.scenes).compactMap(\.simpleClassName)).sorted()
    return misnamed(in: delegate.name, delegate.files, isScene: false) + scenes.flatMap { misnamed(in: $0, files(of: $0), isScene: true) }
  }

  private func misnamed(in name: String, _ files: [FileID], isScene: Bool) -> [ProjectProposal] {
    let types: Set<String> = isScene ? ["UIScene", "UIWindowScene"] : ["UIApplication"]
    return project.methods(of: name, in: files.filter(\.isSwift)).compactMap { method in
      guard !method.isPrivate, types.contains(method.firstParameterType ?? ""), let meant = DelegateMethods.intended(by: method.name, isScene: isScene)
      else { return nil }
      return .manual(
        "'\(method.name)' is no method that UIKit calls; '\(meant)' may be meant", in: method.file, at: method.nameRange,
        because: "app-delegate-callback-not-called", scope: name, code: method.name, apps: apps.map(\.name))
    }
  }

  /// A window made in code by the delegate of a scene whose storyboard makes one.
  private var windows: [ProjectProposal] {
    let scenes = apps.flatMap { project.manifests(of: $0) }.flatMap(\.scenes).filter { $0.storyboard != nil }
    return Set(scenes.compactMap(\.simpleClassName)).sorted().flatMap { name in
      files(of: name).flatMap { file in
        constructions(in: file, of: name).map { range in
          .manual(
            "the storyboard of the scene manifest makes a window, and so does '\(name)'", in: file, at: range, because: "window-and-storyboard",
            scope: name, code: "UIWindow", apps: apps.map(\.name))
        }
      }
    }
  }

  /// The files about the scene delegate that the apps have; another app's of the same name says nothing here.
  private func files(of name: String) -> [FileID] {
    project.index.files(about: name).filter { file in apps.contains { project.has(file, in: $0) } }
  }

  /// The places at which `scene(_:willConnectTo:options:)` makes a window.
  private func constructions(in id: FileID, of name: String) -> [Range<ByteOffset>] {
    guard let place = project.methods(of: name, in: [id]).first(where: { Self.connecting.contains($0.name) }) else { return [] }
    if id.isSwift {
      return project.swift(id)?.identifiers(named: "UIWindow", in: place.range).filter { $0.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false }
        .map(\.codeRange) ?? []
    }
    return project.objc(id)?.nodes(named: "UIWindow").filter { place.range.contains($0.range.lowerBound) && $0.isAllocated }.map(\.range) ?? []
  }

  private static let connecting: Set<String> = ["scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"]
}

extension ObjCNode {
  /// The class in `[UIWindow alloc]` or `[UIWindow new]`.
  fileprivate var isAllocated: Bool {
    guard let message = selfAndAncestors.first(where: { $0.kind == .objcMessage }), let view = ObjCMessage(message) else { return false }
    return ["alloc", "new"].contains(view.selector)
  }
}
