import UIKit

public struct AVMediaType: Hashable, Sendable {
  public static let video = AVMediaType()
  public static let audio = AVMediaType()
}

@objc public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}

@objc open class AVCaptureConnection: NSObject {
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoOrientationSupported: Bool { true }
  open var videoRotationAngle: CGFloat = 0
  open var isVideoMirrored = false
}

@objc open class AVCaptureInput: NSObject {}

@objc open class AVCaptureDevice: NSObject {
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  @objc(AVCaptureDeviceRotationCoordinator) open class RotationCoordinator: NSObject {
    public init(device: AVCaptureDevice, previewLayer: CALayer?) {}
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
  }
}

@objc open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}

@objc open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

@objc open class AVCapturePhotoSettings: NSObject {}

@objc public protocol AVCapturePhotoCaptureDelegate {}

@objc open class AVCapturePhotoOutput: AVCaptureOutput {
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

@objc open class AVCaptureVideoDataOutput: AVCaptureOutput {}

@objc open class AVCaptureSession: NSObject {
  open var isRunning: Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func addOutput(_ output: AVCaptureOutput) {}
  open func startRunning() {}
  open func stopRunning() {}
}

public struct AVLayerVideoGravity: Hashable, Sendable {
  public static let resize = AVLayerVideoGravity()
  public static let resizeAspect = AVLayerVideoGravity()
  public static let resizeAspectFill = AVLayerVideoGravity()
}

@objc open class AVCaptureVideoPreviewLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public init(session: AVCaptureSession) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var session: AVCaptureSession?
  open var connection: AVCaptureConnection? { nil }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

@objc open class AVPlayer: NSObject {
  public convenience init(url: URL) { self.init() }
  open var rate: Float = 0
  open func play() {}
  open func pause() {}
}

@objc open class AVPlayerLayer: CALayer {
  public convenience init(player: AVPlayer?) { self.init() }
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
