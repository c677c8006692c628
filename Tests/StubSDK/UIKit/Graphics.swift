import Foundation

@objc open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(cgColor: CGColor) {}
  public init(patternImage image: UIImage) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
  open var cgColor: CGColor { stub() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  open class var black: UIColor { stub() }
  open class var white: UIColor { stub() }
  open class var clear: UIColor { stub() }
  open class var red: UIColor { stub() }
  open class var green: UIColor { stub() }
  open class var blue: UIColor { stub() }
  open class var gray: UIColor { stub() }
  open class var darkGray: UIColor { stub() }
  open class var lightGray: UIColor { stub() }
  open class var orange: UIColor { stub() }
  open class var yellow: UIColor { stub() }
  open class var purple: UIColor { stub() }
  open class var brown: UIColor { stub() }
  open class var cyan: UIColor { stub() }
  open class var magenta: UIColor { stub() }
  open class var systemRed: UIColor { stub() }
  open class var systemGreen: UIColor { stub() }
  open class var systemBlue: UIColor { stub() }
  open class var systemOrange: UIColor { stub() }
  open class var systemYellow: UIColor { stub() }
  open class var systemPink: UIColor { stub() }
  open class var systemPurple: UIColor { stub() }
  open class var systemTeal: UIColor { stub() }
  open class var systemIndigo: UIColor { stub() }
  open class var systemGray: UIColor { stub() }
  open class var systemGray2: UIColor { stub() }
  open class var systemGray3: UIColor { stub() }
  open class var systemGray4: UIColor { stub() }
  open class var systemGray5: UIColor { stub() }
  open class var systemGray6: UIColor { stub() }
  open class var label: UIColor { stub() }
  open class var secondaryLabel: UIColor { stub() }
  open class var tertiaryLabel: UIColor { stub() }
  open class var link: UIColor { stub() }
  open class var separator: UIColor { stub() }
  open class var placeholderText: UIColor { stub() }
  open class var tintColor: UIColor { stub() }
  open class var systemBackground: UIColor { stub() }
  open class var secondarySystemBackground: UIColor { stub() }
  open class var tertiarySystemBackground: UIColor { stub() }
  open class var systemGroupedBackground: UIColor { stub() }
  open class var secondarySystemGroupedBackground: UIColor { stub() }
  open class var systemFill: UIColor { stub() }
}

@objc open class UIImage: NSObject, @unchecked Sendable {
  @objc public enum Orientation: Int {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }
  @objc public enum RenderingMode: Int {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
  @objc public enum ResizingMode: Int {
    case tile
    case stretch
  }
  @objc open class SymbolConfiguration: NSObject {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(font: UIFont) { self.init() }
  }
  public override init() {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
  public init?(systemName name: String) {}
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {}
  public init?(contentsOfFile path: String) {}
  public init?(data: Data) {}
  public init?(data: Data, scale: CGFloat) {}
  public init(cgImage: CGImage) {}
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {}
  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open var cgImage: CGImage? { nil }
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { .automatic }
  open var images: [UIImage]? { nil }
  open var traitCollection: UITraitCollection { stub() }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
}

@objc open class UIBezierPath: NSObject {
  public override init() {}
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
  {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public init(cgPath: CGPath) {}
  open var cgPath: CGPath = stub()
  open var bounds: CGRect { .zero }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func close() {}
  open func append(_ bezierPath: UIBezierPath) {}
  open func apply(_ transform: CGAffineTransform) {}
  open func contains(_ point: CGPoint) -> Bool { false }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

@objc open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { stub() }
  open class func preferred() -> Self { stub() }
}

@objc open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  open var scale: CGFloat = 1
  open var opaque = false
}

@objc open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { stub() }
  open var format: UIGraphicsImageRendererFormat { stub() }
  open var currentImage: UIImage { stub() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

@objc open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { stub() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
