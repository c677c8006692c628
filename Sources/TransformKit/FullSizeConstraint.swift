import SwiftSyntax

/// `make.width.equalTo(UIScreen.main.bounds.width)` in a block of SnapKit for a direct subview of the object's own view: a
/// constraint that only fills the room.
public struct FullSizeConstraint {
  /// `make.width.equalTo(UIScreen.main.bounds.width)`
  public let call: FunctionCallExprSyntax
  /// `equalTo`
  public let name: TokenSyntax
  /// `make.width`
  public let side: String

  /// Nil unless the value is the whole constant of the same side, and the view is certainly added to the own view here.
  public init?(_ use: ScreenSizeUse, site: Site, in file: SwiftFile) {
    guard let argument = use.value.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "equalTo",
      let side = access.base?.as(MemberAccessExprSyntax.self), side.declName.baseName.text == use.members.last,
      ["width", "height"].contains(side.declName.baseName.text),
      // What follows may count on a constant.
      AccessChain(from: ExprSyntax(call)).links.isEmpty, call.parent?.is(CodeBlockItemSyntax.self) ?? false,
      let block = site.closures.first?.closure, let maker = side.base?.trimmedDescription, Self.isMaker(maker, of: block),
      let view = Self.constrainedView(of: block), Self.isAdded(view, at: site, in: file)
    else { return nil }
    self.call = call
    name = access.declName.baseName
    self.side = side.trimmedDescription
  }

  /// The block's parameter.
  private static func isMaker(_ name: String, of block: ClosureExprSyntax) -> Bool {
    guard let clause = block.signature?.parameterClause else { return name == "$0" }
    return clause.trimmedDescription.filter { !"() ".contains($0) }.prefix { $0 != ":" } == name
  }

  /// The block is one of SnapKit's.
  public static func makesConstraints(_ block: ClosureExprSyntax) -> Bool {
    guard let made = ClosureArgument(block)?.call.calledExpression.as(MemberAccessExprSyntax.self),
      let snap = made.base?.as(MemberAccessExprSyntax.self)
    else { return false }
    return made.declName.baseName.text.hasSuffix("Constraints") && snap.declName.baseName.text == "snp"
  }

  /// `banner` in `banner.snp.makeConstraints { … }`. Constants that are updated later cannot become relations.
  private static func constrainedView(of block: ClosureExprSyntax) -> String? {
    guard let made = ClosureArgument(block)?.call.calledExpression.as(MemberAccessExprSyntax.self),
      ["makeConstraints", "remakeConstraints"].contains(made.declName.baseName.text),
      let snap = made.base?.as(MemberAccessExprSyntax.self), snap.declName.baseName.text == "snp", let view = snap.base
    else { return nil }
    return view.trimmedDescription.replacingPrefix("self.", with: "")
  }

  /// The member adds the view to the object's own view, and to no other.
  private static func isAdded(_ view: String, at site: Site, in file: SwiftFile) -> Bool {
    guard let member = site.member?.node else { return false }
    let holders: Set<String> =
      switch site.role?.role {
      case .viewController: ["view", "self.view"]
      case .view: ["", "self"]
      case .cell: ["contentView", "self.contentView"]
      default: []
      }
    // Statements that say nothing else may be blanked in the tree, so the text tells.
    let own = additions(in: member.codeRange, of: file).filter { $0.view.replacingPrefix("self.", with: "") == view }
    return !own.isEmpty && own.allSatisfy { holders.contains($0.holder) }
  }

  /// Every `holder.addSubview(view)` and its like in the range.
  private static func additions(in range: Range<Int>, of file: SwiftFile) -> [(holder: String, view: String)] {
    ["addSubview", "insertSubview", "addArrangedSubview"].flatMap { name -> [(holder: String, view: String)] in
      file.outline.occurrences(of: name, in: file.text).filter(range.contains).map { start in
        let before = file.text.string(in: file.text.startOfLine(at: start)..<start)
        let path = String(before.reversed().prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }.reversed())
        let behind = file.text.string(in: start + name.utf8.count..<file.text.endOfLine(at: start)).drop { $0 == "(" || $0 == " " }
        let view = String(behind.prefix { $0 != "," && $0 != ")" && $0 != " " })
        // An arranged view is laid out by its stack.
        return (name == "addArrangedSubview" ? "?" : path.hasSuffix(".") ? String(path.dropLast()) : path, view)
      }
    }
  }
}
