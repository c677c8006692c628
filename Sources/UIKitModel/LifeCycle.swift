/// When in a type's life a method runs.
public enum Phase: String, Sendable {
  /// The view is in a window while the code runs, as far as can be told.
  public var mayBeInWindow: Bool { self == .live || self == .unknown || self == .beforeTransition }

  /// Sizes, traits and window are not yet those of the place where the type will appear.
  case beforeGeometry
  /// In the hierarchy and laid out: what a container says is true.
  case live
  /// While a transition to a new size is announced: the window is there, sizes are still the old ones.
  case beforeTransition
  /// Only to compute a value that is kept for good, as the initial value of a `lazy` property.
  case frozen
  /// The view has left its window or its scene: sizes are still the last ones, the window is nil.
  case afterwards
  /// UIKit calls the method at different times, or others do.
  case unknown
}

/// UIKit's life cycle: which of its methods runs when, and which run again.
///
/// Methods are full Swift names (`viewWillTransition(to:with:)`), properties bare names (`collectionViewContentSize`).
/// An Objective-C selector (`viewWillAppear:`) is taken, too, and read under its Swift name.
public enum LifeCycle {
  /// The phase in which UIKit calls a method of a type with this role; nil when UIKit does not call it.
  ///
  /// Facts: the pages of `UIViewController` ("Responding to view-related events"), `UIView` ("Observing view-related
  /// changes"), `viewIsAppearing(_:)`, `UICollectionViewLayout`, `UIPresentationController`, `UIWindowSceneDelegate`.
  /// Every initialiser counts as before geometry, except in `plain` types: nothing says when one of those is made.
  /// Whether a `deinit` may ask for sizes is not a matter of phases; it has none.
  public static func phase(ofMethod method: String, in role: Role) -> Phase? {
    let name = MethodName(method)
    if name.isInitializer { return role == .plain ? nil : .beforeGeometry }
    let phases = LifeCycleTables.phases[role] ?? [:]
    return phases[name.spelling] ?? phases[name.asMethod.spelling]
  }

  /// True for methods that UIKit calls again on each change of geometry or, tracking what they read, of traits.
  ///
  /// Layout passes, the layout of layers and the questions to a collection-view layout run again for every new size.
  /// `draw(_:)` runs again for a new size where the content mode is `redraw`, and for a trait that it read since
  /// iOS 18 ("Automatic trait tracking"); it is counted, because a value read in it is never kept. Not counted:
  /// `updateConstraints()`, `updateProperties()` and `updateConfiguration(using:)`. Traits are tracked in them, but a
  /// new size alone calls none of them.
  public static func isRecomputed(method: String, in role: Role) -> Bool {
    let name = MethodName(method)
    guard let methods = LifeCycleTables.recomputed[role] else { return false }
    return methods.contains(name.spelling) || methods.contains(name.asMethod.spelling)
  }

  /// The Swift name of an Objective-C selector: by UIKit's own names where they are known, else by the rule.
  public static func swiftName(ofSelector selector: String) -> String {
    let name = MethodName(selector)
    return selector.contains(":") ? name.spelling : name.asMethod.spelling
  }

  /// True for the members in which a view or layer answers how large it wants to be.
  ///
  /// Asked before the container has a size, and often from the very pass that decides it: the own bounds are no answer.
  public static func answersForOwnSize(member: String) -> Bool {
    let name = MethodName(member)
    return LifeCycleTables.ownSize.contains(name.spelling) || LifeCycleTables.ownSize.contains(name.asMethod.spelling)
  }
}
