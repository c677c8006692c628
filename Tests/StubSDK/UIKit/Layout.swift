import CoreGraphics
import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

@objc open class NSLayoutConstraint: NSObject {
  @objc public enum Axis: Int {
    case horizontal
    case vertical
  }

  @objc public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  @objc public enum Attribute: Int {
    case notAnAttribute
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
  }

  public struct FormatOptions: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllCenterY = FormatOptions(rawValue: 1)
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) { self.init() }
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open var priority = UILayoutPriority.required
  open var constant: CGFloat = 0
  open var multiplier: CGFloat { 1 }
  open var isActive = false
  open var identifier: String?
  open var firstItem: AnyObject? { nil }
  open var secondItem: AnyObject? { nil }
  open var firstAttribute: Attribute { .width }
}

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    stub()
  }
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

extension NSLayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { stub() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

@objc open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { .zero }
  open var identifier = ""
  open weak var owningView: UIView?
  open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  open var leftAnchor: NSLayoutXAxisAnchor { stub() }
  open var rightAnchor: NSLayoutXAxisAnchor { stub() }
  open var topAnchor: NSLayoutYAxisAnchor { stub() }
  open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  open var widthAnchor: NSLayoutDimension { stub() }
  open var heightAnchor: NSLayoutDimension { stub() }
  open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
  open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
}

@objc open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  public var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  public var leftAnchor: NSLayoutXAxisAnchor { stub() }
  public var rightAnchor: NSLayoutXAxisAnchor { stub() }
  public var topAnchor: NSLayoutYAxisAnchor { stub() }
  public var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  public var widthAnchor: NSLayoutDimension { stub() }
  public var heightAnchor: NSLayoutDimension { stub() }
  public var centerXAnchor: NSLayoutXAxisAnchor { stub() }
  public var centerYAnchor: NSLayoutYAxisAnchor { stub() }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { stub() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { stub() }
}
