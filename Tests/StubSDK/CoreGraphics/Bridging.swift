import Foundation

/// Lets a structure appear in `@objc` declarations, as the C structures of the SDK may.
public protocol ObjCRepresentable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

extension ObjCRepresentable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    fatalError()
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ObjCRepresentable {}
extension CGSize: @retroactive _ObjectiveCBridgeable, ObjCRepresentable {}
extension CGRect: @retroactive _ObjectiveCBridgeable, ObjCRepresentable {}
extension CGVector: ObjCRepresentable {}
extension CGAffineTransform: ObjCRepresentable {}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSNumber
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    fatalError()
  }
}

func stub<Value>() -> Value { fatalError() }
