import CoreGraphics
import Foundation

@objc public enum NSTextAlignment: Int {
  case left
  case center
  case right
  case justified
  case natural
}

@objc public enum NSLineBreakMode: Int {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public struct NSUnderlineStyle: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

public struct NSStringDrawingOptions: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

@objc open class NSStringDrawingContext: NSObject {}

@objc open class NSParagraphStyle: NSObject {}

@objc open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
}

@objc open class NSShadow: NSObject {
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

@objc open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds: CGRect = .zero
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
  public func size() -> CGSize { .zero }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

extension StringProtocol {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

@objc open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable, ObjCRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
  public init?(name fontName: String, size fontSize: CGFloat) {}
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { stub() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    stub()
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { stub() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { stub() }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { stub() }
  open class var systemFontSize: CGFloat { 14 }
  open var pointSize: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var capHeight: CGFloat { 0 }
  open var fontName: String { "" }
  open func withSize(_ fontSize: CGFloat) -> UIFont { self }
}

@objc open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open class var `default`: UIFontMetrics { stub() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
