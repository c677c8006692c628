import Foundation

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  public static let linear = CAMediaTimingFunctionName()
  public static let easeIn = CAMediaTimingFunctionName()
  public static let easeOut = CAMediaTimingFunctionName()
  public static let easeInEaseOut = CAMediaTimingFunctionName()
  public static let `default` = CAMediaTimingFunctionName()
}

@objc open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init()
  }
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  public static let forwards = CAMediaTimingFillMode()
  public static let backwards = CAMediaTimingFillMode()
  public static let both = CAMediaTimingFillMode()
  public static let removed = CAMediaTimingFillMode()
}

@objc public protocol CAAnimationDelegate {
  @objc optional func animationDidStart(_ anim: CAAnimation)
  @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@objc open class CAAnimation: NSObject, CAAction {
  open var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode = CAMediaTimingFillMode.removed
}

@objc open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
}

@objc open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@objc open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

@objc open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
}

@objc open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public struct CATransitionType: Hashable, Sendable {
  public static let fade = CATransitionType()
  public static let moveIn = CATransitionType()
  public static let push = CATransitionType()
  public static let reveal = CATransitionType()
}

@objc open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
}

@objc open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
}

public struct CAFrameRateRange: Equatable, Sendable {
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {}
}

@objc open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector sel: Selector) { self.init() }
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 0 }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
