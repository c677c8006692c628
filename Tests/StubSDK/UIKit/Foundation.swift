import Foundation
import ObjectiveC

// What Foundation has on Apple systems and lacks on Linux.

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { "" }

extension NSObject {
  public func responds(to selector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {}
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public var newValue: Value? { nil }
  public var oldValue: Value? { nil }
}

@objc public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {}
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications() }

  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer { stub() }
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) { self.init(timeInterval: interval, repeats: repeats) { _ in } }
}

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(bytes: stub(), objCType: stub()) }
  public convenience init(cgPoint point: CGPoint) { self.init(bytes: stub(), objCType: stub()) }
  public convenience init(cgSize size: CGSize) { self.init(bytes: stub(), objCType: stub()) }
  public var cgRectValue: CGRect { .zero }
  public var cgPointValue: CGPoint { .zero }
  public var cgSizeValue: CGSize { .zero }
}

public func NSStringFromCGRect(_ rect: CGRect) -> String { "" }

public func NSStringFromCGSize(_ size: CGSize) -> String { "" }

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}

@objc public class NSUserActivity: NSObject {
  public init(activityType: String) {}
  public var activityType: String { "" }
  public var title: String?
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?
  public func becomeCurrent() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@objc open class NSItemProvider: NSObject {
  public convenience init(object: Any) { self.init() }
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, Error?) -> Void)? = nil
  ) {}
}

@objc open class NSExtensionItem: NSObject {
  open var attachments: [NSItemProvider]?
}

@objc open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

extension Bundle {
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  { nil }
}

@objc open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open func undo() {}
  open func redo() {}
}
