import ObjCSyntax
import SourceText

extension ObjCSite {
  /// The member puts its own object on screen, which therefore is in no window yet and has no size.
  public func showsItself(in file: ObjCFile) -> Bool { member.map { file.showsObject(in: $0.range, isController: role?.role == .viewController) } ?? false }

  /// The class shows its own object in a window that it keeps; the application's is another one.
  public func isInWindowOfItsOwn(in file: ObjCFile) -> Bool {
    guard let name = type?.name else { return false }
    let isRoot = ["rootViewController", "setRootViewController"].contains { word in
      ObjCClassParts(name: name, in: file, mentioning: word).nodes(named: word).contains { item in
        let code = item.node.statement?.code.filter { !$0.isWhitespace } ?? ""
        return code.contains("rootViewController=self;") || code.contains("setRootViewController:self]")
      }
    }
    return isRoot || ObjCClassParts(name: name, in: file, mentioning: "makeKeyAndVisible").nodes(named: "makeKeyAndVisible").contains { item in
      guard let parent = item.node.selfAndAncestors.prefix(2).first(where: { $0.kind == .objcMessage }),
        let message = ObjCMessage(parent)
      else { return false }
      // `[self.popup makeKeyAndVisible]`
      let receiver = ObjCOwnGeometry.plain(message.receiver.code)
      return receiver.hasPrefix("self.") || receiver.hasPrefix("_")
    }
  }

  /// An earlier statement of the method gives the window another root: the object's view may have left it.
  public func isAfterNewRoot(_ use: ObjCNode, in file: ObjCFile) -> Bool {
    guard let member = memberNode, let statement = use.statement, statement.range.lowerBound > member.range.lowerBound,
      file.text.contains("ootViewController", in: member.range)
    else { return false }
    let code = file.text.string(in: member.range.lowerBound..<statement.range.lowerBound).filter { !$0.isWhitespace }
    return code.contains(".rootViewController=") && !code.contains(".rootViewController==") || code.contains("setRootViewController:")
  }
}

extension ObjCNode {
  /// A statement that certainly ran before took the object's own view out of its superview.
  public var followsOwnRemoval: Bool {
    selfAndAncestors.contains { node in
      guard node.isStatement, let block = node.parent, block.kind == .compoundStatement else { return false }
      return block.children.prefix { $0 != node }.contains { $0.kind == .expressionStatement && $0.removesOwnView }
    }
  }

  private var removesOwnView: Bool {
    guard let message = children.lazy.compactMap({ ObjCMessage($0) }).first, message.selector == "removeFromSuperview" else { return false }
    if message.receiver.namesSelf { return true }
    guard let member = ObjCMember(message.receiver) else { return false }
    return member.name == "view" && member.base.namesSelf
  }
}

extension ObjCFile {
  /// `[self showInView:window]`, where that method adds the object to what it is given, or `[window addSubview:shared]` with
  /// another object of the class.
  public func isShown(in window: ObjCNode, by site: ObjCSite) -> Bool {
    if let message = ObjCMessage(window), let shown = message.arguments.first, message.selector.contains("ubview:"), let type = className(of: shown),
      type == site.type?.name
    {
      return true
    }
    let names = [window] + (local(holding: window).map { uses(of: $0) } ?? [])
    return names.contains { name in
      guard let parent = name.withParentheses.parent, let argument = ObjCArgument(name.withParentheses, of: parent), let receiver = argument.receiver,
        receiver.namesSelf
      else { return false }
      let word = String(argument.callee.prefix { $0 != ":" })
      guard let type = site.type?.name else { return false }
      return ObjCClassParts(name: type, in: self, mentioning: word).methods(argument.callee).contains { method in
        method.part.file.showsObject(in: method.node.range, isController: site.role?.role == .viewController)
      }
    }
  }

  /// The code puts its own object on screen.
  fileprivate func showsObject(in range: Range<ByteOffset>, isController: Bool) -> Bool {
    let code = text.string(in: range).filter { !$0.isWhitespace }
    var marks = [
      "presentViewController:self", "addSubview:self]", "addSubview:self.view]", "insertSubview:self", "addChildViewController:self]",
      "pushViewController:selfanimated", "rootViewController=self;",
    ]
    if isController { marks.append("addSubview:[selfview]]") }
    return marks.contains { code.contains($0) }
  }
}
