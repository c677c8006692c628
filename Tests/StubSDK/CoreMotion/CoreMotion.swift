import UIKit

public struct CMAcceleration {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
}

@objc open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

@objc open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

@objc open class CMAccelerometerData: NSObject {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

@objc open class CMMotionManager: NSObject {
  open var isDeviceMotionAvailable: Bool { false }
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
}
