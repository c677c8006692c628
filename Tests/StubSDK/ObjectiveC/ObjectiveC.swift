/// The name of an Objective-C method, as `#selector` makes it.
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
  public var description: String { "" }
}

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN
  case OBJC_ASSOCIATION_COPY
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
