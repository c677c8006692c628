import SourceText
import SwiftSyntax

/// A closure between a piece of code and the member it stands in.
public struct ClosureContext {
  /// What becomes of the closure after it was handed over.
  public enum Keeping: Equatable, Sendable {
    /// It runs before the call returns; `self` may be left out inside.
    case none
    /// It runs at once and is let go, but its parameter is escaping: `self` must be written.
    case runsAtOnce
    /// The first block of a transition coordinator.
    case alongsideTransition
    /// The completion block of a transition coordinator.
    case transitionCompletion
    /// It may be kept for later.
    case unknown
  }

  /// How the closure holds `self`.
  public enum Capture: Equatable, Sendable {
    case strong
    case weak
    case unowned
    /// It mentions `self` nowhere.
    case none
  }

  public let closure: ClosureExprSyntax
  public let keeping: Keeping
  public let capture: Capture
  /// The name under which `self` was unwrapped before the code, inside this closure.
  public let unwrappedSelf: String?

  init(_ closure: ClosureExprSyntax, around node: Syntax, in file: SwiftFile) {
    self.closure = closure
    keeping = ClosureArgument(closure).map(\.keeping) ?? .unknown
    capture = Self.capture(of: closure, in: file)
    unwrappedSelf = Self.unwrappedSelf(in: closure, before: node)
  }

  private static func capture(of closure: ClosureExprSyntax, in file: SwiftFile) -> Capture {
    for item in closure.signature?.capture?.items ?? [] {
      let named = item.name.plainText
      let value = item.initializer?.value.trimmedDescription
      guard named == "self" || value == "self" else { continue }
      switch item.specifier?.specifier.text {
      case "weak": return .weak
      case "unowned": return .unowned
      default: return .strong
      }
    }
    // Read from the text: not every block inside the closure need be in the tree.
    let range = closure.codeRange
    let mentions = file.outline.occurrences(of: "self", in: file.text).contains {
      range.contains($0) && file.text.bytes[$0 - 1] != 0x2E
    }
    return mentions ? .strong : .none
  }

  private static func unwrappedSelf(in closure: ClosureExprSyntax, before node: Syntax) -> String? {
    var child = node
    while let parent = child.parent, child.id != closure.id {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list {
          if item.id == child.id { break }
          if let name = item.item.as(GuardStmtSyntax.self)?.conditions.selfBinding { return name }
        }
      }
      if let condition = parent.as(IfExprSyntax.self), condition.body.id == child.id, let name = condition.conditions.selfBinding {
        return name
      }
      child = parent
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  /// The name that `let self`, `let self = self` or `let strongSelf = self` binds.
  fileprivate var selfBinding: String? {
    for element in self {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      else { continue }
      if binding.initializer?.value.trimmedDescription == "self" || (binding.initializer == nil && name == "self") { return name }
    }
    return nil
  }
}

/// A closure handed to a call, under a label.
struct ClosureArgument {
  let call: FunctionCallExprSyntax
  /// The label, given or implied by the closure's place.
  let label: String?

  init?(_ closure: ClosureExprSyntax) {
    if let argument = closure.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = argument.label?.plainText
    } else if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
      self.call = call
      label = ClosureCall.trailingLabel(besides: Set(call.arguments.compactMap { $0.label?.plainText }))
    } else if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = element.label.plainText
    } else {
      return nil
    }
  }

  /// The name of the function that is called.
  private var callee: String? {
    let called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self) { return access.declName.baseName.plainText }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  private var receiver: String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }

  var keeping: ClosureContext.Keeping { closureCall.keeping }

  private var closureCall: ClosureCall {
    let labels = Set(call.arguments.compactMap { $0.label?.plainText })
    return ClosureCall(callee: callee, label: label, receiver: receiver, labels: labels, chain: chain)
  }

  /// The receiver, and the members that are called on what the call gives back.
  private var chain: String {
    var text = receiver ?? ""
    var node = Syntax(call)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self) {
        text += "." + access.declName.baseName.text
      } else if !parent.is(FunctionCallExprSyntax.self) {
        break
      }
      node = parent
    }
    return text
  }
}

/// How code reaches `self` from where it stands.
public enum SelfAccess: Equatable, Sendable {
  /// `self` may be left out.
  case implicit
  /// It must be written, under this name.
  case explicit(String)
  /// It is weak there: `self?`.
  case optional(String)
  /// The closure holds no `self`, and an edit would make it do so.
  case notCaptured
}

extension Site {
  public var keepings: [ClosureContext.Keeping] { closures.map(\.keeping) }

  /// How an instance member can be reached from here. Inside a closure `self` is always written.
  public var selfAccess: SelfAccess {
    var mustWrite = false
    for closure in closures {
      if let name = closure.unwrappedSelf { return .explicit(name) }
      switch closure.capture {
      case .weak: return .optional("self")
      case .unowned: return .explicit("self")
      case .strong: mustWrite = true
      case .none:
        if closure.keeping == .unknown { return .notCaptured }
        mustWrite = true
      }
    }
    return mustWrite ? .explicit("self") : .implicit
  }

  /// True when some closure around the code runs on another thread than the main one.
  public var isInBackground: Bool { hasBackgroundClosure ?? isCalledInBackground }

  /// The innermost closure that tells its queue; nil when none does.
  private var hasBackgroundClosure: Bool? {
    for context in closures {
      guard let call = ClosureArgument(context.closure)?.call.calledExpression.trimmedDescription else { continue }
      if call.hasPrefix("DispatchQueue.main") { return false }
      if call.hasPrefix("DispatchQueue.global(") || call.hasPrefix("Task.detached") { return true }
    }
    return nil
  }
}
