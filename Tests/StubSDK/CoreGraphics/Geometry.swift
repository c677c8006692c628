@_exported import Foundation

public typealias CFTimeInterval = Double

public struct CGVector: Hashable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

public struct CGAffineTransform: Hashable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0
  public static let identity = CGAffineTransform()
  public init() {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
  public init(rotationAngle angle: CGFloat) {}
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}
  public init(translationX tx: CGFloat, y ty: CGFloat) {}
  public var isIdentity: Bool { false }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize { self }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect { self }
}
