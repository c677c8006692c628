import Foundation

open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var userActivity: NSUserActivity?
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

public protocol UIUserActivityRestoring {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What Foundation has on Apple systems and lacks on Linux.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?
  public init(activityType: String) { self.activityType = activityType }
  public func becomeCurrent() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public final class NSExtensionContext: NSObject {
  public var inputItems: [Any] { [] }
  public func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
}
