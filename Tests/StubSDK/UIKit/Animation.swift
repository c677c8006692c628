import Foundation

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) {}
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {}
  public class func performWithoutAnimation(_ actions: () -> Void) {}
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}

@objc public enum UIViewAnimatingPosition: Int {
  case end
  case start
  case current
}

@objc public protocol UITimingCurveProvider {}

@objc open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(dampingRatio: CGFloat) { self.init() }
}

@objc open class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {}
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {}
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self { stub() }
  open var fractionComplete: CGFloat = 0
  open var isRunning: Bool { false }
  open var isReversed = false
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
