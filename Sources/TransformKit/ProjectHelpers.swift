/// Members that the project adds to UIKit's classes and that only stand for the key window: `UIWindow.key`.
public struct ProjectHelpers: Sendable, Equatable {
  /// For each extended class the names of its members that give the key window.
  public var keyWindowMembers: [String: Set<String>]

  public init(keyWindowMembers: [String: Set<String>] = [:]) {
    self.keyWindowMembers = keyWindowMembers
  }

  /// True when `type.member` is such a helper.
  public func givesKeyWindow(_ member: String, of type: String) -> Bool { keyWindowMembers[type]?.contains(member) ?? false }
}
