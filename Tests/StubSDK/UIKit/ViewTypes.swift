import CoreGraphics
import Foundation

@objc public enum UISemanticContentAttribute: Int {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

@objc public enum UIUserInterfaceLayoutDirection: Int {
  case leftToRight
  case rightToLeft
}

public struct UIAccessibilityTraits: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
  public static let selected = UIAccessibilityTraits(rawValue: 4)
  public static let image = UIAccessibilityTraits(rawValue: 8)
}

public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let screenChanged = Notification()
    public static let layoutChanged = Notification()
    public static let announcement = Notification()
  }
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
}

extension UIView {
  @objc public enum ContentMode: Int {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  @objc public enum TintAdjustmentMode: Int {
    case automatic
    case normal
    case dimmed
  }

  public struct AutoresizingMask: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  @objc public enum AnimationCurve: Int {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  public struct AnimationOptions: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
  }
}
