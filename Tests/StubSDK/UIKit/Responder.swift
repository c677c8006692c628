import CoreGraphics
import Foundation
import ObjectiveC

@objc open class UIEvent: NSObject {
  @objc public enum EventType: Int {
    case touches
    case motion
    case remoteControl
    case presses
  }
  @objc public enum EventSubtype: Int {
    case none
    case motionShake
  }
  @objc open dynamic var type: EventType { .touches }
  @objc open dynamic var subtype: EventSubtype { .none }
  @objc open dynamic var timestamp: TimeInterval { 0 }
  @objc open dynamic var allTouches: Set<UITouch>? { nil }
}

@objc open class UIPress: NSObject {}

@objc open class UIPressesEvent: UIEvent {}

@objc open class UITouch: NSObject {
  @objc public enum Phase: Int {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }
  @objc open dynamic var phase: Phase { .began }
  @objc open dynamic var tapCount: Int { 1 }
  @objc open dynamic var timestamp: TimeInterval { 0 }
  @objc open dynamic var window: UIWindow? { nil }
  @objc open dynamic var view: UIView? { nil }
  @objc open dynamic func location(in view: UIView?) -> CGPoint { .zero }
  @objc open dynamic func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@objc open class UICommand: NSObject {}

@objc open class UIKeyCommand: UICommand {
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1)
  public static let command = UIKeyModifierFlags(rawValue: 2)
}

@objc open class UIResponder: NSObject {
  @objc open dynamic var next: UIResponder? { nil }
  @objc open dynamic var canBecomeFirstResponder: Bool { false }
  @objc open dynamic var canResignFirstResponder: Bool { true }
  @objc open dynamic var isFirstResponder: Bool { false }
  @objc open dynamic var inputView: UIView? { nil }
  @objc open dynamic var inputAccessoryView: UIView? { nil }
  @objc open dynamic var keyCommands: [UIKeyCommand]? { nil }
  @objc open dynamic var undoManager: UndoManager? { nil }
  open var userActivity: NSUserActivity?
  @objc open dynamic var textInputMode: UITextInputMode? { nil }
  @discardableResult
  @objc open dynamic func becomeFirstResponder() -> Bool { false }
  @discardableResult
  @objc open dynamic func resignFirstResponder() -> Bool { false }
  @objc open dynamic func reloadInputViews() {}
  @objc open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @objc open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @objc open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @objc open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @objc open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  @objc open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  @objc open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  @objc open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  @objc open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  @objc open dynamic func updateUserActivityState(_ activity: NSUserActivity) {}
}

@objc open class UITextInputMode: NSObject {
  @objc open dynamic var primaryLanguage: String? { nil }
}

extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChange")
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChange")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
