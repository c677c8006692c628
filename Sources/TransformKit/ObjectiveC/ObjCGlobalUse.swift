import ObjCSyntax

/// A use of one of UIKit's shared objects in Objective-C, and what is done with it.
public struct ObjCGlobalUse: ObjCSubject {
  public enum Spelling {
    /// `[UIScreen mainScreen]` or `UIScreen.mainScreen`
    case direct
    /// A local variable that holds it.
    case localAlias(ObjCLocal)
    /// A parameter of the type.
    case parameter
    /// A property, instance variable or global that holds it.
    case storedAlias
    /// A macro, function or constant of the project that stands for it or for a value of it.
    case projectAlias
  }

  public let global: GlobalUse.Global
  public let spelling: Spelling
  /// The expression that stands for the shared object.
  public let root: ObjCNode
  public let chain: ObjCChain
  /// The members that an alias has behind it already: `bounds`, `size`, `width` for `SCREEN_WIDTH`.
  public let path: [String]

  public init(global: GlobalUse.Global, spelling: Spelling, root: ObjCNode, path: [String] = []) {
    self.global = global
    self.spelling = spelling
    self.root = root
    self.path = path
    chain = ObjCChain(from: root)
  }

  /// The members that are read, those behind an alias included; functions like `CGRectGetWidth` count as the members
  /// that they read.
  public var members: [String] {
    var result = path
    for link in chain.links {
      switch link {
      case .member(let name): result.append(name)
      case .function(let name):
        guard let names = ObjCGeometry.members(readBy: name) else { return result }
        result += names
      case .parentheses: continue
      default: return result
      }
    }
    return result
  }

  /// The expression that reads the first `count` of the members; the root when an alias has them behind it.
  public func node(reading count: Int) -> ObjCNode {
    var left = count - path.count
    var node = root
    for (link, next) in zip(chain.links, chain.nodes) where left > 0 {
      if case .parentheses = link {} else { left -= 1 }
      node = next
    }
    return node
  }

  /// The members that a node from `node(reading:)` reads beyond those.
  func rest(after count: Int) -> [String] { Array(path.dropFirst(count)) }

  public static func subjects(in file: ObjCFile) -> [ObjCGlobalUse] {
    var uses: [ObjCGlobalUse] = []
    for global in GlobalUse.Global.allCases {
      guard !file.isShadowed(global) else { continue }
      let direct = file.nodes(named: global.objcAccessor).compactMap { node in
        node.selfAndAncestors.prefix(2).first { $0.isShared(global) }
      }
      for node in file.hiddenNodes(named: global.objcAccessor) {
        guard let root = node.selfAndAncestors.prefix(2).first(where: { $0.isShared(global) }) else { continue }
        uses.append(ObjCGlobalUse(global: global, spelling: .direct, root: root))
      }
      for root in direct {
        if let use = member(of: root, global, in: file) {
          uses.append(use)
          continue
        }
        uses.append(ObjCGlobalUse(global: global, spelling: .direct, root: root))
        uses += aliases(of: global, holding: root, in: file)
      }
      if global == .application { uses += parameters(in: file) + selves(in: file) }
    }
    uses += file.aliasUses
    return uses.sorted { $0.root.range.lowerBound < $1.root.range.lowerBound }
  }

  /// `[UIScreen mainScreen].fullWidth`, where the project adds the member.
  private static func member(of root: ObjCNode, _ global: GlobalUse.Global, in file: ObjCFile) -> ObjCGlobalUse? {
    let chain = ObjCChain(from: root)
    guard case .member(let name)? = chain.links.first, let alias = file.member(name, of: global) else { return nil }
    return ObjCGlobalUse(global: global, spelling: .projectAlias, root: chain.node(after: 1), path: alias.path)
  }

  /// Inside a category of the application it is `self`.
  private static func selves(in file: ObjCFile) -> [ObjCGlobalUse] {
    guard file.index.files(about: GlobalUse.Global.application.rawValue).contains(file.id) else { return [] }
    return file.nodes(named: "self").compactMap { node in
      let place = ObjCPlace(node, in: file)
      guard node.kind == .declarationReference, place.type?.name == GlobalUse.Global.application.rawValue, place.member?.isStatic == false else { return nil }
      return ObjCGlobalUse(global: .application, spelling: .direct, root: node)
    }
  }

  /// The places that use the shared object under the name it was given.
  private static func aliases(of global: GlobalUse.Global, holding root: ObjCNode, in file: ObjCFile) -> [ObjCGlobalUse] {
    guard let local = file.local(holding: root) else { return [] }
    // A static local keeps the object, which is the same for ever; a variable that is set again is no alias.
    let uses = file.uses(of: local)
    let isChanged = uses.contains { node in node.parent.flatMap { ObjCAssignment($0) }?.left == node }
    return uses.map { ObjCGlobalUse(global: global, spelling: isChanged ? .storedAlias : .localAlias(local), root: $0) }
  }

  /// `- (void)f:(UIApplication *)application`: what the body does with the parameter.
  private static func parameters(in file: ObjCFile) -> [ObjCGlobalUse] {
    file.nodes(named: "application").compactMap { node in
      guard node.kind == .declarationReference, let local = node.local(named: "application"), local.isParameter,
        local.type.hasPrefix("UIApplication")
      else { return nil }
      return ObjCGlobalUse(global: .application, spelling: .parameter, root: node)
    }
  }
}

extension GlobalUse.Global {
  /// The class method that gives the shared object.
  public var objcAccessor: String {
    switch self {
    case .screen: "mainScreen"
    case .application: "sharedApplication"
    case .device: "currentDevice"
    }
  }
}

extension ObjCNode {
  /// `[UIScreen mainScreen]`, `UIScreen.mainScreen`.
  func isShared(_ global: GlobalUse.Global) -> Bool {
    if let message = ObjCMessage(self) { return message.selector == global.objcAccessor && message.receiver.code == global.rawValue }
    if let member = ObjCMember(self) { return member.name == global.objcAccessor && member.base.code == global.rawValue && !member.isArrow }
    return false
  }
}

extension ObjCFile {
  /// The project has a class of the same name.
  fileprivate func isShadowed(_ global: GlobalUse.Global) -> Bool {
    index.declarations(named: global.rawValue, in: id).contains { $0.kind == .class }
  }
}
