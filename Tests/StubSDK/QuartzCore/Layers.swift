@_exported import CoreGraphics
@_exported import ObjectiveC

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

func stub<Value>() -> Value { fatalError() }

public struct CATransform3D {
  public var m34: CGFloat = 0
  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D()
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: Hashable, Sendable {
  public static let circular = CALayerCornerCurve()
  public static let continuous = CALayerCornerCurve()
}

public protocol CAAction {}

@objc public protocol CALayerDelegate {
  @objc optional func display(_ layer: CALayer)
  @objc optional func layoutSublayers(of layer: CALayer)
  @objc optional func layerWillDraw(_ layer: CALayer)
}

@objc open class CALayer: NSObject {
  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open weak var delegate: (any CALayerDelegate)?
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var anchorPoint: CGPoint = .zero
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var isHidden = false
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  open var mask: CALayer?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsRect: CGRect = .zero
  open var contentsGravity = CALayerContentsGravity.resize
  open var allowsEdgeAntialiasing = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize = .zero
  open var shadowRadius: CGFloat = 0
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  @objc open dynamic var superlayer: CALayer? { nil }
  open var sublayers: [CALayer]?
  open var actions: [String: any CAAction]?
  @objc open dynamic class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  @objc open dynamic func presentation() -> Self? { nil }
  @objc open dynamic func model() -> Self { self }
  @objc open dynamic func addSublayer(_ layer: CALayer) {}
  @objc open dynamic func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  @objc open dynamic func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {}
  @objc open dynamic func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {}
  @objc open dynamic func removeFromSuperlayer() {}
  @objc open dynamic func layoutSublayers() {}
  @objc open dynamic func layoutIfNeeded() {}
  @objc open dynamic func setNeedsLayout() {}
  @objc open dynamic func setNeedsDisplay() {}
  @objc open dynamic func setNeedsDisplay(_ rect: CGRect) {}
  @objc open dynamic func displayIfNeeded() {}
  @objc open dynamic func display() {}
  open func draw(in context: CGContext) {}
  open func render(in context: CGContext) {}
  open func action(forKey event: String) -> (any CAAction)? { nil }
  @objc open dynamic func add(_ animation: CAAnimation, forKey key: String?) {}
  @objc open dynamic func animation(forKey key: String) -> CAAnimation? { nil }
  @objc open dynamic func removeAnimation(forKey key: String) {}
  @objc open dynamic func removeAllAnimations() {}
  @objc open dynamic func preferredFrameSize() -> CGSize { .zero }
  @objc open dynamic func contains(_ point: CGPoint) -> Bool { false }
  @objc open dynamic func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  @objc open dynamic func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { rect }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { rect }
  @objc open dynamic func affineTransform() -> CGAffineTransform { .identity }
  @objc open dynamic func setAffineTransform(_ transform: CGAffineTransform) {}
}
