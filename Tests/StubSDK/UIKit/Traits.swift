import CoreGraphics
import Foundation
import ObjectiveC

@objc public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

@objc public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

@objc public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

@objc public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

@objc public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable, ObjCRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool { false }
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AL")
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
  public var isAccessibilityCategory: Bool { false }
}

public protocol UITraitDefinition {
  associatedtype Value
}

public typealias UITrait = UITraitDefinition.Type

public enum UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
public enum UITraitDisplayGamut: UITraitDefinition { public typealias Value = UIDisplayGamut }
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public typealias Value = UIUserInterfaceIdiom
}
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public typealias Value = UIUserInterfaceLevel
}
public enum UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
}

public protocol UIMutableTraits {
  var displayScale: CGFloat { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

@objc open class UITraitCollection: NSObject {
  open class var current: UITraitCollection {
    get { stub() }
    set {}
  }
  open class var systemTraitsAffectingColorAppearance: [UITrait] { [] }
  open class var systemTraitsAffectingImageLookup: [UITrait] { [] }
  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) { self.init() }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init() }
  open var displayScale: CGFloat { 2 }
  open var displayGamut: UIDisplayGamut { .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var userInterfaceLevel: UIUserInterfaceLevel { .base }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open func containsTraits(in trait: UITraitCollection?) -> Bool { false }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    false
  }
  open func performAsCurrent(_ actions: () -> Void) {}
}

@objc public protocol UITraitEnvironment {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class Registration: NSObject, UITraitChangeRegistration {}

public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  // For closures that annotate their parameter with `Self`, which a class that is not final lets through.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
