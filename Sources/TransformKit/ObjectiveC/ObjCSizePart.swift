import ObjCSyntax

/// What a size becomes together with other values of its class.
public struct ObjCSizePart {
  private let file: ObjCFile
  private let site: ObjCSite
  private let value: ObjCNode

  public init(_ value: ObjCNode, site: ObjCSite, in file: ObjCFile) {
    self.value = value
    self.site = site
    self.file = file
  }

  /// A cell of a collection view divides it, or asks for something by it that is no frame: the size of one column of many.
  public var isOfColumn: Bool {
    guard isCell(of: "UICollectionView") else { return false }
    let flow = ObjCValueFlow(value, in: file)
    return flow.isDivided || flow.arguments.contains { $0.receiver != nil && !Self.places($0.callee) }
  }

  /// The message gives a view its size or place.
  private static func places(_ selector: String) -> Bool {
    ["set", "initWithFrame:", "mas_", "constraint", "equalTo", "offset"].contains { selector.hasPrefix($0) }
  }

  /// It becomes a height of another object, also by measuring text: `model.rowHeight = …`.
  public var isKeptAsHeight: Bool {
    let flow = ObjCValueFlow(value, in: file, passesCalls: true)
    if flow.assigned.contains(where: { SizeWords.nameKeptHeight(ObjCOwnGeometry.plain($0.code)) }) { return true }
    return flow.arguments.contains { argument in
      guard let receiver = argument.receiver, argument.callee.hasPrefix("set"), argument.callee != "setHeight:" else { return false }
      return argument.callee.lowercased().contains("height") && !receiver.namesSelf
    }
  }

  /// The class is a cell of a table that sets its own accessory.
  public var isBesideAccessory: Bool {
    guard isCell(of: "UITableView"), let name = site.type?.name else { return false }
    return ["accessoryView", "accessoryType", "setAccessoryView", "setAccessoryType"].contains { word in
      ObjCClassParts(name: name, in: file, mentioning: word).nodes(named: word).contains { setsOwn($0.node) }
    }
  }

  private func setsOwn(_ name: ObjCNode) -> Bool {
    for node in name.selfAndAncestors.prefix(2) {
      let given: ObjCNode?
      if let message = ObjCMessage(node), message.receiver.namesSelf, message.selector.hasPrefix("setAccessory") {
        given = message.arguments.first
      } else if let member = ObjCMember(node), member.base.namesSelf, let parent = node.parent, let assignment = ObjCAssignment(parent), assignment.left == node {
        given = assignment.right
      } else {
        continue
      }
      return given.map { !["nil", "UITableViewCellAccessoryNone"].contains($0.code) } ?? false
    }
    return false
  }

  /// It stands beside the offset or the content size of a scroll view, also under a local name.
  public var isForScrolling: Bool { SizeWords.mayNameScrolling(file.text) && ObjCValueFlow(value, in: file).wholes.contains { SizeWords.nameScrolling($0.code) } }

  /// The locals and expressions it goes into, and the views whose frames it becomes, each with the side of it.
  ///
  /// - Parameter members: what of the screen's bounds it is.
  public func meetings(members: [String]) -> [String] {
    let flow = ObjCValueFlow(value, in: file)
    let places = flow.locals.map { "\($0.name) \($0.declaration.range.lowerBound)" } + flow.wholes.map { "\($0.range)" }
    return places + SizeWords.sides(of: members).flatMap { side in flow.views.map { side + " of " + ObjCOwnGeometry.plain($0.code) } }
  }

  /// The class is a cell of such a list.
  private func isCell(of list: String) -> Bool {
    guard site.role == .known(.cell), let name = site.type?.path.last else { return false }
    return file.index.sdkSuperclass(of: name, in: file.id)?.hasPrefix(list) ?? false
  }
}
