import ObjCSyntax
import SourceText

/// `make.width.equalTo(@(SCREEN_WIDTH))` in a block of Masonry for a direct subview of the object's own view: a constraint
/// that only fills the room.
public struct ObjCFullSizeConstraint {
  /// The whole statement, without its semicolon.
  public let call: ObjCNode
  /// What is written in its place.
  public let replacement: String

  /// True for a block in which Masonry makes constraints.
  public static func makesConstraints(_ block: ObjCBlockContext) -> Bool {
    ["mas_makeConstraints:", "mas_updateConstraints:", "mas_remakeConstraints:", "makeConstraints:"].contains(block.callee ?? "")
  }

  /// Nil unless the value is the whole constant of the same side, and the view is certainly added to the own view here.
  public init?(_ use: ObjCScreenSizeUse, site: ObjCSite, in file: ObjCFile) {
    guard let block = site.blocks.first, block.callee == "mas_makeConstraints:" || block.callee == "mas_remakeConstraints:",
      let maker = ObjCBlock(block.node)?.parameters.first?.name, let view = block.receiver,
      let holder = Self.holder(of: view, at: site, in: file)
    else { return nil }
    var value = use.value
    while let parent = value.parent, parent.kind == .parenthesized || parent.kind == .objcBoxedExpression { value = parent }
    guard let node = value.parent else { return nil }
    if let call = ObjCCall(node), let made = Self.constraint(call, maker: maker), call.arguments == [value], made == [use.members.last ?? ""] {
      self.call = node
      replacement = "\(maker).\(made[0]).equalTo(\(holder))"
    } else if let size = ObjCCall(node), size.name == "CGSizeMake", size.arguments.first == value, use.members.last == "width",
      let outer = node.parent.flatMap({ ObjCCall($0) }), outer.arguments == [node], Self.constraint(outer, maker: maker) == ["size"]
    {
      self.call = outer.node
      let line = file.newLine + file.text.indentation(at: outer.node.range.lowerBound)
      replacement = "\(maker).width.equalTo(\(holder));\(line)\(maker).height.mas_equalTo(\(size.arguments[1].code))"
    } else {
      return nil
    }
    guard call.parent?.kind == .expressionStatement else { return nil }
  }

  /// The attributes in `make.width.equalTo(…)`, `make.width.mas_equalTo(…)` and `make.width.offset(…)`.
  private static func constraint(_ call: ObjCCall, maker: String) -> [String]? {
    guard let last = ObjCMember(call.callee), ["equalTo", "mas_equalTo", "offset", "mas_offset"].contains(last.name) else { return nil }
    var attributes: [String] = []
    var node = last.base
    while let member = ObjCMember(node) {
      attributes.insert(member.name, at: 0)
      node = member.base
    }
    return node.code == maker ? attributes : nil
  }

  /// The object's own view, when the method adds the constrained view to it and to no other.
  private static func holder(of view: ObjCNode, at site: ObjCSite, in file: ObjCFile) -> String? {
    let own: [String]
    switch site.role?.role {
    case .viewController: own = ["self.view"]
    case .view: own = ["self"]
    case .cell: own = ["self.contentView"]
    default: return nil
    }
    guard let member = site.memberNode else { return nil }
    let name = ObjCOwnGeometry.plain(view.code)
    var holders: [String] = []
    for node in member.descendants where node.kind == .objcMessage {
      guard let message = ObjCMessage(node), message.selector.contains("Subview:"), let added = message.arguments.first,
        ObjCOwnGeometry.plain(added.code) == name
      else { continue }
      // An arranged view is laid out by its stack.
      holders.append(message.selector.contains("Arranged") ? "" : ObjCOwnGeometry.plain(message.receiver.code))
    }
    guard let first = holders.first, own.contains(first), holders.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
