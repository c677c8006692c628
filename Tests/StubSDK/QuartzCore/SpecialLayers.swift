import Foundation

public struct CAGradientLayerType: Hashable, Sendable {
  public static let axial = CAGradientLayerType()
  public static let radial = CAGradientLayerType()
}

@objc open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint = .zero
  open var endPoint: CGPoint = .zero
  open var type = CAGradientLayerType.axial
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  public static let butt = CAShapeLayerLineCap()
  public static let round = CAShapeLayerLineCap()
  public static let square = CAShapeLayerLineCap()
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  public static let miter = CAShapeLayerLineJoin()
  public static let round = CAShapeLayerLineJoin()
  public static let bevel = CAShapeLayerLineJoin()
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  public static let nonZero = CAShapeLayerFillRule()
  public static let evenOdd = CAShapeLayerFillRule()
}

@objc open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

public struct CATextLayerAlignmentMode: Hashable, Sendable {
  public static let natural = CATextLayerAlignmentMode()
  public static let left = CATextLayerAlignmentMode()
  public static let right = CATextLayerAlignmentMode()
  public static let center = CATextLayerAlignmentMode()
}

@objc open class CATextLayer: CALayer {
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

@objc open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
}

@objc open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval { 0 }
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize: CGSize = .zero
}

@objc open class CAScrollLayer: CALayer {
  open func scroll(to point: CGPoint) {}
}

@objc open class CATransformLayer: CALayer {}

@objc open class CAMetalLayer: CALayer {
  open var drawableSize: CGSize = .zero
  open var framebufferOnly = true
  open var maximumDrawableCount = 3
}

@objc open class CAEmitterLayer: CALayer {
  open var emitterPosition: CGPoint = .zero
  open var emitterSize: CGSize = .zero
  open var birthRate: Float = 1
}
