import SourceEdits
import SwiftSyntax
import UIKitModel

/// The reasons for leaving a use alone that depend only on where it stands, in the order in which they are asked.
public enum Gate {
  /// Code that does not run on the systems we write for, or is not shipped.
  public static func branch(_ site: Site, in file: SwiftFile) -> ReasonCode? { branch(site, isTest: isTest(file)) }

  /// The same in either language.
  ///
  /// - Parameter isTest: the file belongs to tests.
  static func branch(_ site: some Standing, isTest: @autoclosure () -> Bool) -> ReasonCode? {
    switch site.branch {
    case .active: break
    case .otherPlatform: return "platform-branch"
    case .dead: return "dead-branch"
    case .legacy: return "legacy-branch"
    case .unparsed: return "unparsed-code"
    }
    if site.isPreview { return "preview-code" }
    return isTest() ? "test-target" : nil
  }

  private static func isTest(_ file: SwiftFile) -> Bool {
    file.context.isTest || ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting"].contains(where: file.imports)
  }

  /// A shared object that is reached under another name than its own.
  public static func spelling(_ use: GlobalUse) -> ReasonCode? {
    switch use.spelling {
    case .direct, .localAlias, .parameter, .projectAlias: nil
    case .implicitMember: "implicit-member"
    case .storedAlias, .renamedType: "aliased-receiver"
    }
  }

  /// Places where no instance can be asked.
  public static func member(_ site: some Standing) -> ReasonCode? {
    guard let member = site.member else { return "global-context" }
    let isPublic = member.isPublic || (site.type.map { $0.isPublic && $0.isExtension } ?? false) && !member.isPrivate
    switch member.kind {
    case .defaultArgument: return isPublic ? "public-api" : "default-argument"
    case .enumCase: return "static-context"
    case .function: return "c-function"
    case .cppMember: return "cpp-context"
    case .macro: return "macro-definition"
    case .lazyInitialiser: return "lazy-cached"
    case .storedInitialiser:
      if isPublic { return "public-api" }
      guard site.type != nil else { return "global-context" }
      return member.isStatic ? "static-context" : "property-initialiser"
    case .method, .initializer, .deinitializer, .computedProperty, .observer, .subscriptAccessor:
      guard site.type != nil else { return "global-context" }
      if member.isStatic { return "static-context" }
      // Whoever reads it keeps what it reads.
      return site.phase == .frozen ? "lazy-cached" : nil
    }
  }

  /// A type in which no view, window or scene is known.
  public static func role(_ site: some Standing) -> ReasonCode? {
    switch site.role {
    case nil: "global-context"
    case .unknown: "unknown-type"
    case .ambiguous: "ambiguous-type"
    case .openProtocol: "no-local-scene"
    case .known(.swiftUIView): "swiftui-geometry"
    case .known(.plain), .known(.appDelegate), .known(.application), .known(.sceneDelegate): "no-local-scene"
    case .known: nil
    }
  }
}
