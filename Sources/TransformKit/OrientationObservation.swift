import SourceEdits
import SwiftSyntax

/// A class that listens for changes of orientation: its registrations and everything that belongs to them.
public struct OrientationObservation: SwiftSubject {
  /// One place where the class asks to be told.
  public struct Registration {
    public enum Handler {
      /// The argument of `selector:`.
      case selector(ExprSyntax)
      case block(NotificationBlock)
      /// In a form that cannot be moved.
      case none(ReasonCode)
    }

    public let file: SwiftFile
    public let notification: OrientationNotification
    public let handler: Handler
    /// The statements that register; empty when the registration is part of something larger.
    public let statements: [CodeBlockItemSyntax]
    public let token: ObserverToken
  }

  /// Nil for code outside of types.
  public let parts: ClassParts?
  public let file: SwiftFile
  public let registrations: [Registration]
  /// The calls that end the observation by its name.
  public let removals: [(file: SwiftFile, call: FunctionCallExprSyntax)]

  /// One for each class that registers in this file. A class that registers in several files belongs to the first.
  public static func subjects(in file: SwiftFile) -> [OrientationObservation] {
    var groups: [(path: [String], names: [OrientationNotification])] = []
    for name in file.all(OrientationNotification.self) {
      let path = file.site(of: name.node).type?.path ?? []
      if let index = groups.firstIndex(where: { $0.path == path && !path.isEmpty }) {
        groups[index].names.append(name)
      } else {
        groups.append((path, [name]))
      }
    }
    return groups.compactMap { OrientationObservation(path: $0.path, names: $0.names, in: file) }
  }

  private init?(path: [String], names: [OrientationNotification], in file: SwiftFile) {
    guard names.contains(where: \.isRegistration) else { return nil }
    let parts = path.isEmpty ? nil : ClassParts(path: path, in: file)
    var all = names.map { (file: file, name: $0) }
    for part in parts?.parts ?? [] where part.file.id != file.id {
      let range = part.node.codeRange
      let others = part.file.all(OrientationNotification.self).filter { range.contains($0.node.codeRange.lowerBound) }
      if part.file.id < file.id, others.contains(where: \.isRegistration) { return nil }
      all += others.map { (part.file, $0) }
    }
    self.parts = parts
    self.file = file
    registrations = all.filter(\.name.isRegistration).map { Registration($0.name, in: $0.file) }
    removals = all.compactMap { item in
      if case .removal(let call) = item.name.use { return (item.file, call) }
      return nil
    }
  }
}

extension OrientationObservation.Registration {
  fileprivate init(_ name: OrientationNotification, in file: SwiftFile) {
    var kept: (statements: [CodeBlockItemSyntax], token: ObserverToken) = ([], .nowhere)
    let handler: Handler
    switch (name.kind, name.use) {
    case (.message, _): handler = .none("orientation-message")
    case (.string, _): handler = .none("notification-name-string")
    case (_, .sequence): handler = .none("orientation-async-sequence")
    case (_, .removal), (_, .other): handler = .none("value-escapes")
    case (_, .selector(let call)):
      kept = ExprSyntax(call).keeping
      handler = Self.selector(of: call)
    case (_, .block(let call)):
      kept = ExprSyntax(call).keeping
      handler = Self.block(of: call, in: file)
    case (_, .publisher(let call)):
      let subscription = Subscription(AccessChain(from: ExprSyntax(call)))
      kept = subscription?.whole.keeping ?? kept
      handler = subscription.map { .block(NotificationBlock($0.closure, in: file)) } ?? .none("orientation-pipeline")
    }
    self.init(file: file, notification: name, handler: handler, statements: kept.statements, token: kept.token)
  }

  private static func selector(of call: FunctionCallExprSyntax) -> Handler {
    let arguments = Array(call.arguments)
    guard arguments[0].expression.trimmedDescription == "self" else { return .none("not-a-view-controller") }
    return .selector(arguments[1].expression)
  }

  private static func block(of call: FunctionCallExprSyntax, in file: SwiftFile) -> Handler {
    let queue = call.arguments.first { $0.label?.text == "queue" }?.expression.trimmedDescription ?? "nil"
    guard ["nil", ".main", "OperationQueue.main"].contains(queue) else { return .none("orientation-pipeline") }
    let using = call.arguments.first { $0.label?.text == "using" }?.expression.as(ClosureExprSyntax.self)
    // A function that is passed takes the notification.
    guard let closure = call.trailingClosure ?? using else { return .none("notification-argument") }
    return .block(NotificationBlock(closure, in: file))
  }
}

/// `publisher(for:)`, at most `receive(on:)` the main queue, `sink`, and perhaps `store(in:)`.
private struct Subscription {
  let closure: ClosureExprSyntax
  let whole: ExprSyntax

  init?(_ chain: AccessChain) {
    var steps: [(name: String, call: FunctionCallExprSyntax)] = []
    var links = chain.links[...]
    while let link = links.popFirst() {
      guard case .member(let name) = link, case .call(let call)? = links.popFirst() else { return nil }
      steps.append((name, call))
    }
    if let first = steps.first, first.name == "receive", first.call.arguments.count == 1,
      ["DispatchQueue.main", "RunLoop.main", "OperationQueue.main"].contains(first.call.arguments.first?.expression.trimmedDescription)
    {
      steps.removeFirst()
    }
    guard let sink = steps.first, sink.name == "sink", let closure = Self.closure(of: sink.call) else { return nil }
    guard steps.count == 1 || steps.count == 2 && steps[1].name == "store" else { return nil }
    self.closure = closure
    whole = chain.whole
  }

  private static func closure(of sink: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if sink.arguments.isEmpty, sink.additionalTrailingClosures.isEmpty { return sink.trailingClosure }
    guard sink.arguments.count == 1, sink.trailingClosure == nil, sink.arguments.first?.label?.text == "receiveValue" else { return nil }
    return sink.arguments.first?.expression.as(ClosureExprSyntax.self)
  }
}
