import Foundation

/// Makes objects of a class that is only known while the app runs, as the Objective-C runtime does with `[[Class alloc] init]`.
extension NSObject {
  /// Calls the `init()` of the class it is asked on, which an initialiser that delegates always finds in the class.
  convenience init(dynamically: Void) { self.init() }
}

extension NSObject {
  /// The initialiser above, called on a class of which the compiler knows only that it is an `NSObject`.
  ///
  /// Swift allows that for `required` initialisers alone, and `init()` must not be one: the classes of apps do not declare it as such.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE11dynamicallyACyt_tcfC")
  fileprivate static func created() -> NSObject
}

enum Creation {
  /// A new object of a class of the app; nil for a class that is no `NSObject`.
  static func object(of type: AnyClass) -> NSObject? { (type as? NSObject.Type)?.created() }
}
