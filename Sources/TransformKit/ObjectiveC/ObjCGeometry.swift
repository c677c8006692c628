/// The members of rectangles and sizes, and the functions of Core Graphics that read them.
enum ObjCGeometry {
  static let members: Set<String> = ["size", "width", "height", "origin", "x", "y"]

  /// `CGRectGetWidth` reads `size` and `width`.
  static func members(readBy function: String) -> [String]? { functions[function] }

  private static let functions: [String: [String]] = [
    "CGRectGetWidth": ["size", "width"], "CGRectGetHeight": ["size", "height"], "CGRectGetMinX": ["minX"], "CGRectGetMidX": ["midX"],
    "CGRectGetMaxX": ["maxX"], "CGRectGetMinY": ["minY"], "CGRectGetMidY": ["midY"], "CGRectGetMaxY": ["maxY"],
  ]
}
