import ObjCSyntax
import SourceText
import TransformKit

/// What a piece of an app delegate's code uses of its own class, and which names it writes.
///
/// Code that the parser passed over, as the branches of `#if` that cut through a statement, counts as well.
struct ObjCCodeUses {
  /// The places where a variable of the class is read or set.
  private(set) var variables: [String: [ObjCNode]] = [:]
  /// The places where a method of the class is called or named as a selector.
  private(set) var methods: [String: [ObjCNode]] = [:]
  /// The places of every other plain name: locals, classes, functions, macros.
  private(set) var names: [String: [ObjCNode]] = [:]
  /// Where the object makes itself the delegate of something: its own name there, and what it becomes the delegate of.
  private(set) var delegations: [(node: ObjCNode, of: ObjCNode)] = []
  /// Where the object gives itself away in another way.
  private(set) var escapes: [ObjCNode] = []
  /// Messages to the superclass.
  private(set) var superMessages: [ObjCNode] = []
  /// Where the application is asked for its window.
  private(set) var windowQuestions: [ObjCNode] = []

  private let model: ObjCDelegateModel

  init(of node: ObjCNode, in model: ObjCDelegateModel) {
    self.model = model
    add(node)
  }

  init(of nodes: [ObjCNode], in model: ObjCDelegateModel) {
    self.model = model
    for node in nodes { add(node) }
  }

  private mutating func add(_ root: ObjCNode) {
    read(root)
    for node in root.descendants { read(node) }
  }

  private mutating func read(_ node: ObjCNode) {
    switch node.kind {
    case .inactiveBranch, .unparsed: readHidden(node)
    case .declarationReference: readName(node)
    case .memberAccess: readMember(node)
    case .objcMessage: readMessage(node)
    case .objcSelectorExpression:
      if let selector = ObjCSelectorLiteral(node)?.selector, model.methods[selector] != nil { methods[selector, default: []].append(node) }
    case .macroInvocation:
      if let name = ObjCMacroInvocation(node)?.name { names[name, default: []].append(node) }
    default: break
    }
  }

  /// Code that was passed over, as a fragment. What then still cannot be told may do anything with the object.
  private mutating func readHidden(_ node: ObjCNode) {
    let fragment = ObjCTree(node.tree.text, fragment: node.range).root
    if ([fragment] + fragment.descendants).contains(where: { [.inactiveBranch, .unparsed].contains($0.kind) && $0.range == node.range }) {
      escapes.append(node)
    } else {
      add(fragment)
    }
  }

  private mutating func readName(_ node: ObjCNode) {
    let word = node.code
    if node.isSelfName {
      if word != "self" { names[word, default: []].append(node) }
      if let other = node.delegator {
        delegations.append((node, other))
      } else if !node.isHarmlessSelf {
        escapes.append(node)
      }
      return
    }
    if let variable = model.storages[word], node.local(named: word) == nil {
      variables[variable, default: []].append(node)
    } else {
      names[word, default: []].append(node)
    }
    // `RAC(self, status)` and the like name a property by itself.
    if model.accessors[word] == word, let call = node.parent.flatMap({ ObjCCall($0) }), call.arguments.first?.isSelfName ?? false {
      variables[word, default: []].append(node)
    }
  }

  private mutating func readMember(_ node: ObjCNode) {
    guard let member = ObjCMember(node) else { return }
    if ["keyWindow", "windows"].contains(member.name) || member.name == "window" && member.base.code.hasSuffix("delegate") { windowQuestions.append(node) }
    if model.accessors[member.name] != nil, isSameObject(member.base) { readLookedUp(node, member.name) }
    guard member.base.isSelfName else { return }
    if let variable = member.isArrow ? model.storages[member.name] : model.accessors[member.name] {
      variables[variable, default: []].append(node)
    } else if model.methods[member.name] != nil {
      methods[member.name, default: []].append(node)
    } else if member.name == "class" {
      escapes.append(node)
    }
  }

  private mutating func readMessage(_ node: ObjCNode) {
    guard let message = ObjCMessage(node) else { return }
    let receiver = message.receiver.code
    if ["keyWindow", "windows"].contains(message.selector) { windowQuestions.append(node) }
    if message.selector == "window", receiver.hasSuffix("delegate") || receiver.hasSuffix("delegate]") { windowQuestions.append(node) }
    if receiver == "super" { superMessages.append(node) }
    if receiver == model.className || ["[self class]", "self.class"].contains(receiver) {
      methods["+" + message.selector, default: []].append(node)
    }
    if model.accessors[message.selector] != nil || model.methods[message.selector] != nil, isSameObject(message.receiver) { readLookedUp(node, message.selector) }
    guard message.receiver.isSelfName else { return }
    if let variable = model.accessors[message.selector] { variables[variable, default: []].append(node) }
    if model.methods[message.selector] != nil {
      methods[message.selector, default: []].append(node)
    } else if message.selector == "class" {
      escapes.append(node)
    }
  }

  /// The object is asked for as everybody else asks for it: what that gives is the app delegate, wherever the code stands.
  private mutating func readLookedUp(_ node: ObjCNode, _ name: String) {
    escapes.append(node)
    if let variable = model.accessors[name] { variables[variable, default: []].append(node) }
    if model.methods[name] != nil { methods[name, default: []].append(node) }
  }

  /// `[AppDelegate shared]`, `(AppDelegate *)…delegate`, or a local of the class's type.
  private func isSameObject(_ base: ObjCNode) -> Bool {
    switch base.kind {
    case .parenthesized: return base.children.first.map(isSameObject) ?? false
    case .castExpression: return ObjCCast(base)?.type.code.hasWord(model.className) ?? false
    case .objcMessage:
      guard let message = ObjCMessage(base), message.receiver.code == model.className || message.receiver.code == "self" else { return false }
      return model.methods["+" + message.selector]?.method.resultType.hasWord(model.className) ?? false
    case .declarationReference: return !base.isSelfName && base.local(named: base.code)?.type.hasWord(model.className) ?? false
    default: return false
    }
  }
}

extension ObjCNode {
  /// `self`, or one of the names that blocks have for it.
  var isSelfName: Bool {
    guard kind == .declarationReference else { return false }
    let word = code
    if word == "self" { return true }
    if let local = local(named: word) { return local.value?.isSelfName ?? false }
    return Self.selfNames.contains(word)
  }

  private static let selfNames: Set<String> = [
    "weakSelf", "strongSelf", "wself", "sself", "wSelf", "weakself", "blockSelf", "ws", "self_weak_", "bself", "_self", "__weakSelf", "welf",
  ]

  /// What is given this object as its delegate: `tabs` in `tabs.delegate = self` and `[tabs setDelegate:self]`.
  fileprivate var delegator: ObjCNode? {
    if let assignment = parent.flatMap({ ObjCAssignment($0) }), assignment.right == self, let member = ObjCMember(assignment.left), member.name == "delegate" {
      return member.base
    }
    if let message = parent.flatMap({ ObjCMessage($0) }), message.selector == "setDelegate:", message.receiver != self { return message.receiver }
    return nil
  }

  /// The object is only sent to, asked for a member, given a weak name, or is the target of an action that is named beside it.
  fileprivate var isHarmlessSelf: Bool {
    guard let parent else { return false }
    if ObjCMember(parent)?.base == self { return true }
    switch parent.kind {
    case .macroInvocation, .declarator, .sizeofExpression, .typeName: return true
    case .objcMessage:
      guard let message = ObjCMessage(parent) else { return false }
      return message.receiver == self || message.arguments.contains { $0.kind == .objcSelectorExpression }
    case .call:
      let name = ObjCCall(parent)?.name ?? ""
      return ["RAC", "RACObserve", "weakify", "strongify", "typeof", "__typeof", "__typeof__"].contains(name)
    default: return false
    }
  }
}
