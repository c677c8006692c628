import Foundation

public final class CGColorSpace {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public final class CGColor {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public var alpha: CGFloat { 1 }
  public var components: [CGFloat]? { nil }
  public func copy(alpha: CGFloat) -> CGColor? { nil }
}

public final class CGGradient {
  public init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
  ) {}
}

public final class CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

public enum CGPathFillRule: Int {
  case winding
  case evenOdd
}

@objc public enum CGLineCap: Int32 {
  case butt
  case round
  case square
}

@objc public enum CGLineJoin: Int32 {
  case miter
  case round
  case bevel
}

@objc public enum CGBlendMode: Int32 {
  case normal
  case multiply
  case screen
  case overlay
  case clear
  case copy
  case sourceIn
  case sourceAtop
  case destinationOut
}

@objc public enum CGInterpolationQuality: Int32 {
  case `default`
  case none
  case low
  case medium
  case high
}

public struct CGGradientDrawingOptions: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public class CGPath {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
  public var boundingBox: CGRect { .zero }
  public var boundingBoxOfPath: CGRect { .zero }
  public var isEmpty: Bool { true }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { false }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(rect: .zero, transform: nil) }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}

public final class CGContext {
  init() {}
  public var ctm: CGAffineTransform { .identity }
  public var boundingBoxOfClipPath: CGRect { .zero }
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func saveGState() {}
  public func restoreGState() {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(_ color: CGColor) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func strokePath() {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func clip(to rect: CGRect) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func makeImage() -> CGImage? { nil }
}
