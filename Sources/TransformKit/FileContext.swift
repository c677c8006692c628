/// A version of iOS.
public struct IOSVersion: Sendable, Comparable, Hashable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `15`, `15.0` or `15.4.1`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0] else { return nil }
    if parts.count > 1, parts[1] == nil { return nil }
    self.init(major, parts.count > 1 ? parts[1]! : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (a: IOSVersion, b: IOSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}

/// What the project says of a file, beyond its text.
public struct FileContext: Sendable, Equatable {
  /// The lowest iOS that the file's target runs on.
  public var deploymentTarget: IOSVersion
  /// The file belongs to tests.
  public var isTest: Bool
  /// The file belongs to an app extension, where `UIApplication.shared` is not to be had.
  public var isAppExtension: Bool
  /// The file belongs to a library that a podspec offers to other projects.
  public var isInPod: Bool

  /// Without a word from the project the oldest iOS that the tool supports is assumed.
  public init(deploymentTarget: IOSVersion = IOSVersion(13), isTest: Bool = false, isAppExtension: Bool = false, isInPod: Bool = false) {
    self.deploymentTarget = deploymentTarget
    self.isTest = isTest
    self.isAppExtension = isAppExtension
    self.isInPod = isInPod
  }
}
