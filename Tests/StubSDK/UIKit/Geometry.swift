import CoreGraphics

public struct UIEdgeInsets: Hashable, Sendable, ObjCRepresentable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0
  public static let zero = UIEdgeInsets()
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable, ObjCRepresentable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  public static let zero = NSDirectionalEdgeInsets()
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UIOffset: Hashable, Sendable, ObjCRepresentable {
  public var horizontal: CGFloat = 0
  public var vertical: CGFloat = 0
  public static let zero = UIOffset()
  public init() {}
  public init(horizontal: CGFloat, vertical: CGFloat) {}
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension NSValue {
  public var uiEdgeInsetsValue: UIEdgeInsets { .zero }
}

public struct UIRectEdge: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

public struct UIRectCorner: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

@objc public protocol UICoordinateSpace {
  var bounds: CGRect { get }
  @objc(convertPoint:toCoordinateSpace:)
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertPoint:fromCoordinateSpace:)
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  @objc(convertRect:toCoordinateSpace:)
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  @objc(convertRect:fromCoordinateSpace:)
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

@objc public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  public var isLandscape: Bool { false }
  public var isPortrait: Bool { false }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable, ObjCRepresentable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

@objc public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
  public var isLandscape: Bool { false }
  public var isPortrait: Bool { false }
  public var isFlat: Bool { false }
  public var isValidInterfaceOrientation: Bool { false }
}
