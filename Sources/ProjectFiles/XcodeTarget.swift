import SourceText

/// A target of a project that makes a product.
public struct XcodeTarget: Hashable, Sendable {
  public let id: String
  public let name: String
  /// Like `com.apple.product-type.application`; empty where the file does not say.
  public let productType: String
  public let configurations: [XcodeConfiguration]
  /// The name of the configuration that is built when none is asked for.
  public let defaultConfiguration: String?
  public let buildPhases: [XcodeBuildPhase]
  /// The ids of the targets of this project that it depends on.
  public let dependencies: [String]
  /// The ids of the targets of this project whose products it copies into its own, like app extensions.
  public let embeddedTargets: [String]
  /// The ids of the synchronised folders whose files belong to it.
  public let synchronizedFolders: [String]
  /// The file name of what it makes, like `libCore.a`; nil where the file does not say.
  public let product: String?
  /// The file names of the libraries and frameworks that it links, like `Core.framework`.
  public let linkedProducts: [String]
  /// The products of packages that it links.
  public let packageProducts: [String]

  /// An app that runs alone: an iOS, macOS, tvOS or visionOS app or an App Clip. Which, `SDKROOT` tells.
  public var isApplication: Bool { kind == "application" || isAppClip }
  public var isAppClip: Bool { kind == "application.on-demand-install-capable" }
  /// An app extension of any kind, Messages and WatchKit included.
  public var isAppExtension: Bool {
    kind.contains("app-extension") || kind.contains("extensionkit-extension") || (isWatch && kind.hasSuffix("extension"))
  }
  public var isTest: Bool { kind.contains("unit-test") || kind.contains("ui-testing") }
  public var isWatch: Bool { kind.contains("watch") }
  public var isFramework: Bool { kind.hasPrefix("framework") }
  /// A library of either kind, a static or a dynamic one.
  public var isLibrary: Bool { kind.hasPrefix("library") }

  /// The product type without what all have in common.
  private var kind: String {
    let common = "com.apple.product-type."
    return productType.hasPrefix(common) ? String(productType.dropFirst(common.count)) : productType
  }

  /// The configuration of a name.
  public func configuration(_ name: String) -> XcodeConfiguration? { configurations.first { $0.name == name } }
}

/// One of the sets of build settings of a target or of the project.
public struct XcodeConfiguration: Hashable, Sendable {
  public let id: String
  /// Like `Release`.
  public let name: String
  /// In the order of the file.
  public let settings: [XcodeSetting]
  /// The path of the `.xcconfig` file that it starts from, from the project's folder.
  public let baseConfiguration: String?

  /// The setting of exactly this key, conditions included; the last one where it is there twice.
  public subscript(key: String) -> XcodeSetting? { settings.last { $0.key == key } }
}

/// One build setting and where it stands.
public struct XcodeSetting: Hashable, Sendable {
  /// With its conditions, like `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
  public let key: String
  public let value: Value
  /// The byte offsets from the key to the `;`.
  public let range: Range<ByteOffset>

  public enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
  }

  /// The text, or the words of the list with a space between.
  public var text: String {
    switch value {
    case .text(let text): text
    case .list(let words): words.joined(separator: " ")
    }
  }
}

/// One step of building a target.
public struct XcodeBuildPhase: Hashable, Sendable {
  public let id: String
  public let kind: Kind

  public enum Kind: Hashable, Sendable {
    case sources, resources, frameworks, headers, copyFiles, shellScript
    /// Named as in the file.
    case other(String)
  }
}

/// A file that a project refers to.
public struct XcodeFile: Hashable, Sendable {
  /// The id of the file reference.
  public let id: String
  /// As Xcode shows it.
  public let name: String
  /// From the project's folder, where `..` may lead out of it; nil for one in no source tree, like a product.
  public let path: String?
}

/// A folder whose whole content belongs to targets (Xcode 16 and later).
public struct XcodeSynchronizedFolder: Hashable, Sendable {
  public let id: String
  /// From the project's folder.
  public let path: String
  /// The ids of the targets that have the folder.
  public let owners: [String]
  public let exceptions: [Exceptions]

  /// The paths in the folder that a target treats otherwise: an owner leaves them out, any other takes them in.
  public struct Exceptions: Hashable, Sendable {
    public let id: String
    public let target: String
    public let paths: [String]
  }

  /// True when the target has the file of that path from the project's folder.
  public func contains(_ path: String, for target: String) -> Bool {
    guard let inside = SourcePath.path(of: path, in: self.path) else { return false }
    let isExcepted = exceptions.contains { $0.target == target && $0.paths.contains(inside) }
    return owners.contains(target) != isExcepted
  }
}
