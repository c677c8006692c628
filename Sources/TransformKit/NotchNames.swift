import SwiftSyntax

/// Names that ask whether the screen has a part cut out: beside such a question landscape means how the device is held.
enum NotchNames {
  private static let words = ["notch", "iphonex", "fringe", "liuhai", "bangscreen", "dynamicisland"]

  static func contain(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != "_" }
    return words.contains { plain.contains($0) }
  }
}

extension DeviceOrientationUse {
  /// The question stands in one condition with another one about the notch, or below one.
  public var goesWithNotch: Bool {
    var child = Syntax(answer)
    while let parent = child.parent, !parent.is(ClosureExprSyntax.self), !parent.is(FunctionDeclSyntax.self) {
      if parent.is(SequenceExprSyntax.self) || parent.is(ConditionElementListSyntax.self), parent.namesNotch { return true }
      if let check = parent.as(IfExprSyntax.self), Syntax(check.conditions).namesNotch { return true }
      child = parent
    }
    return false
  }
}

extension Syntax {
  fileprivate var namesNotch: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return NotchNames.contain(name)
    }
  }
}

/// Containers whose children are smaller than they are.
enum Containers {
  /// Navigation and tabs give all their room to each child.
  static func areColumns(_ type: String) -> Bool {
    let name = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name != "id" && name != "UIViewController" && !["NavigationController", "TabBarController"].contains(where: name.hasSuffix)
  }
}
