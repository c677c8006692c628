import ObjCSyntax
import SourceEdits

/// An Objective-C class that listens for changes of orientation: its registrations and everything that belongs to them.
public struct ObjCObservation: ObjCSubject {
  /// One place where the class asks to be told.
  public struct Registration {
    public enum Handler {
      /// The argument of `selector:`.
      case selector(ObjCNode)
      case block(ObjCNotificationBlock)
      /// In a form that cannot be moved.
      case none(ReasonCode)
    }

    public let file: ObjCFile
    public let notification: ObjCOrientationNotification
    public let handler: Handler
    /// The statements that register; empty when the registration is part of something larger.
    public let statements: [ObjCNode]
    let token: ObserverToken

    var statement: ObjCNode? { statements.first }
  }

  /// Nil for code outside of classes.
  public let parts: ObjCClassParts?
  public let file: ObjCFile
  public let registrations: [Registration]
  /// The messages that end the observation by its name.
  let removals: [(file: ObjCFile, message: ObjCMessage)]

  /// One for each class that registers in this file. A class that registers in several files belongs to the first.
  public static func subjects(in file: ObjCFile) -> [ObjCObservation] {
    // The first pass saw every name; files that are read for a class's other part come without its facts.
    guard file.facts.hasObservers || file.facts.mentions.isEmpty else { return [] }
    var groups: [(name: String?, names: [ObjCOrientationNotification])] = []
    for name in file.all(ObjCOrientationNotification.self) {
      let type = ObjCPlace(name.node, in: file).type?.path.last
      if type != nil, let index = groups.firstIndex(where: { $0.name == type }) {
        groups[index].names.append(name)
      } else {
        groups.append((type, [name]))
      }
    }
    return groups.compactMap { ObjCObservation(of: $0.name, names: $0.names, in: file) }
  }

  private init?(of name: String?, names: [ObjCOrientationNotification], in file: ObjCFile) {
    guard names.contains(where: \.isRegistration) else { return nil }
    let parts = name.map { ObjCClassParts(name: $0, in: file) }
    var all = names.map { (file: file, name: $0) }
    for part in parts?.parts ?? [] where part.file.id != file.id {
      let others = part.file.all(ObjCOrientationNotification.self).filter { part.node.range.contains($0.node.range.lowerBound) }
      if part.file.id < file.id, others.contains(where: \.isRegistration) { return nil }
      all += others.map { (part.file, $0) }
    }
    self.parts = parts
    self.file = file
    registrations = all.filter(\.name.isRegistration).map { Registration($0.name, in: $0.file) }
    removals = all.compactMap { item in
      if case .removal(let message) = item.name.use { return (item.file, message) }
      return nil
    }
  }
}

extension ObjCObservation.Registration {
  fileprivate init(_ name: ObjCOrientationNotification, in file: ObjCFile) {
    var statements: [ObjCNode] = []
    var token = ObserverToken.nowhere
    let handler: Handler
    switch (name.kind, name.use) {
    case (.string, _): handler = .none("notification-name-string")
    case (_, .pipeline): handler = .none("orientation-pipeline")
    case (_, .removal), (_, .posting), (_, .other): handler = .none("value-escapes")
    case (_, .selector(let message)):
      (statements, token) = message.node.keeping
      handler = message.arguments[0].code == "self" ? .selector(message.arguments[1]) : .none("handler-not-movable")
    case (_, .block(let message)):
      (statements, token) = message.node.keeping
      handler = Self.block(of: message, in: file)
    }
    self.init(file: file, notification: name, handler: handler, statements: statements, token: token)
  }

  private static func block(of message: ObjCMessage, in file: ObjCFile) -> Handler {
    guard message.arguments.count == 4 else { return .none("notification-argument") }
    let queue = message.arguments[2].code.filter { !$0.isWhitespace }
    guard ["nil", "NULL", "[NSOperationQueuemainQueue]", "NSOperationQueue.mainQueue"].contains(queue) else {
      return .none("orientation-pipeline")
    }
    // A block that is passed under a name takes the notification.
    guard let block = ObjCBlock(message.arguments[3]) else { return .none("notification-argument") }
    return .block(ObjCNotificationBlock(block, in: file))
  }
}

extension ObjCNode {
  /// The statements that keep the result of this expression (one, or a local name and its use), and where.
  ///
  /// Empty when the expression is no statement's whole work.
  fileprivate var keeping: (statements: [ObjCNode], token: ObserverToken) {
    guard let parent else { return ([], .elsewhere) }
    if parent.kind == .expressionStatement { return ([parent], .nowhere) }
    if let assignment = ObjCAssignment(parent), assignment.right == self, let statement = parent.parent, statement.kind == .expressionStatement {
      guard assignment.operator == "=", let name = assignment.left.ownVariable else { return ([statement], .elsewhere) }
      return ([statement], local(named: name) == nil ? .property(name) : .elsewhere)
    }
    if let statement = statementOfAdding { return ([statement], .collection) }
    guard let variable = enclosingVariable, variable.declarators.count == 1, variable.declarators[0].initializer == self,
      let statement = variable.node.parent, statement.kind == .declarationStatement, let body = statement.parent
    else { return ([], .elsewhere) }
    let name = variable.declarators[0].name
    let uses = body.descendants.filter { $0.kind == .declarationReference && $0.code == name }
    guard uses.count == 1, let second = uses[0].statementOfAdding, second.parent == body else { return ([statement], .elsewhere) }
    return ([statement, second], .collection)
  }

  /// `[tokens addObject:…];`
  private var statementOfAdding: ObjCNode? {
    guard let parent, let message = ObjCMessage(parent), message.selector == "addObject:", message.arguments == [self],
      let statement = parent.parent, statement.kind == .expressionStatement
    else { return nil }
    return statement
  }

  /// `token` for `self.token`, `_token` and `self->_token`: the name as it is written.
  var ownVariable: String? {
    if kind == .declarationReference { return code }
    guard let member = ObjCMember(self), member.base.code == "self" else { return nil }
    return member.name
  }

  /// The method whose body the statement is directly in; `if (self)` of an initializer is no condition.
  var methodOfBody: ObjCNode? {
    guard let block = parent, block.kind == .compoundStatement, let owner = block.parent else { return nil }
    if owner.kind == .objcMethodDefinition { return owner }
    guard let check = ObjCIf(owner), check.then == block, check.otherwise == nil, check.condition.asksForSelf, let method = owner.methodOfBody,
      ObjCMethod(method)?.selector.hasPrefix("init") ?? false
    else { return nil }
    return method
  }

  /// `self`, `self != nil`, `(self = [super init])`
  private var asksForSelf: Bool {
    let plain = code.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain == "self" || plain == "self!=nil" || plain == "nil!=self" || plain.hasPrefix("self=[super")
  }

  /// The statement around the code that is directly in the body of a method.
  var statementOfBody: ObjCNode? { selfAndAncestors.first { $0.isStatement && $0.methodOfBody != nil } }

  /// An earlier statement of the body may leave it; an initializer's test of `self` does not count.
  var mayBeSkipped: Bool {
    guard let block = parent else { return true }
    let earlier = block.children.filter { $0.range.upperBound <= range.lowerBound && !$0.isTestForNoSelf }
    if earlier.contains(where: \.mayLeaveBody) { return true }
    return block.parent?.kind == .ifStatement ? block.parent?.mayBeSkipped ?? true : false
  }

  /// `if (!self) return nil;`
  private var isTestForNoSelf: Bool {
    guard let check = ObjCIf(self) else { return false }
    let plain = check.condition.code.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    return plain == "!self" || plain == "self==nil" || plain.hasPrefix("!self=[super")
  }

  /// The code returns or throws out of the body it is in; what blocks do stays in them.
  var mayLeaveBody: Bool {
    if [.returnStatement, .atThrowStatement, .gotoStatement].contains(kind) { return true }
    return descendants.contains { node in
      guard [.returnStatement, .atThrowStatement, .gotoStatement].contains(node.kind) else { return false }
      let block = node.ancestors().first { $0 == self || $0.kind == .blockExpression || $0.kind == .lambdaExpression }
      return block == nil || block == self && kind != .blockExpression
    }
  }
}
