/// The types of Apple's SDK that classes in apps build on.
///
/// Names are simple: no module, no generic arguments (`UIHostingController`). The facts are those of iOS; a class of
/// macOS or watchOS that a shared project inherits is known, too, as `plain`. Classes that Swift renames are known
/// under both names (`Operation`, `NSOperation`).
public enum SDKTypes {
  /// The direct superclass of an SDK class; nil for a class without one and for an unknown name.
  public static func superclass(of className: String) -> String? {
    guard let parent = ClassTable.sdk.parents[className], parent != ClassTable.root else { return nil }
    return parent
  }

  /// True for the classes of the SDK that the model knows.
  public static func isClass(_ name: String) -> Bool {
    ClassTable.sdk.parents[name] != nil
  }

  /// True for the protocols of the SDK and the standard library that the model knows.
  public static func isProtocol(_ name: String) -> Bool {
    WordSet.protocols.contains(name)
  }

  /// True for structures and enumerations that the model knows, raw types of enumerations among them.
  public static func isValueType(_ name: String) -> Bool {
    WordSet.valueTypes.contains(name)
  }

  /// The role of an SDK class, found by walking up its superclasses; nil for an unknown name.
  public static func role(ofClass name: String) -> Role? {
    guard isClass(name) else { return nil }
    var current: String? = name
    while let className = current {
      if let role = Role.anchored(at: className) { return role }
      current = superclass(of: className)
    }
    return .plain
  }

  /// The role that conforming to a protocol gives; nil when the protocol says nothing of it, or is unknown.
  ///
  /// A class may conform to several of them and have a superclass with a role of its own; the superclass decides then.
  public static func role(ofProtocol name: String) -> Role? {
    switch name {
    case "UISceneDelegate", "UIWindowSceneDelegate", "UIHostingSceneDelegate", "CPTemplateApplicationSceneDelegate",
      "CPTemplateApplicationDashboardSceneDelegate", "CPTemplateApplicationInstrumentClusterSceneDelegate":
      return .sceneDelegate
    case "UIApplicationDelegate":
      return .appDelegate
    default:
      return WordSet.swiftUIViewProtocols.contains(name) ? .swiftUIView : nil
    }
  }
}
