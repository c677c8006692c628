import SwiftSyntax

extension Site {
  /// The member puts its own object on screen, which therefore is in no window yet and has no size.
  ///
  /// - Parameter hidesView: `view` is a local name here.
  public func showsItself(hidesView: Bool, in file: SwiftFile) -> Bool {
    guard let range = member?.node.codeRange else { return false }
    let text = file.text.string(in: range).filter { !$0.isWhitespace }
    var marks = [
      "present(self,", "addSubview(self)", "addSubview(self.view)", "insertSubview(self,", "addChild(self)",
      "insertSubview(self.view,", "pushViewController(self,",
    ]
    if !hidesView, role?.role == .viewController { marks.append("addSubview(view)") }
    return marks.contains { text.contains($0) } || text.assignsSelf(to: "rootViewController")
  }
}

extension String {
  /// `….rootViewController=self`, and not one of its members.
  fileprivate func assignsSelf(to property: String) -> Bool {
    guard let found = firstRange(of: property + "=self") else { return false }
    let rest = self[found.upperBound...]
    guard let next = rest.first else { return true }
    if next == "." || next == "?" || next == "!" || next.isLetter || next.isNumber || next == "_" {
      return String(rest).assignsSelf(to: property)
    }
    return true
  }
}
