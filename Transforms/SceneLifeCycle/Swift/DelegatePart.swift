import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// A piece of the app delegate that moves or stays as a whole: a member, or a statement of a launch method.
struct DelegatePart {
  enum Kind: Equatable {
    case property
    case computed
    case method
    case callback(DelegateCallback)
    /// A nested type or type alias.
    case type
    /// An initialiser, a subscript, a block of conditional compilation: never moves.
    case other
    /// The place of the launch method among the parts, and the statement's place in its body.
    case statement(of: Int, index: Int)
    /// A private declaration at the top of the delegate's file, which other files do not see.
    case filePrivate
  }

  let id: Int
  let kind: Kind
  let file: SwiftFile
  /// The declaration, or the `CodeBlockItemSyntax` of a statement.
  let node: Syntax
  /// The base names that it declares; of a statement, the local names.
  let names: [String]
  let isStatic: Bool
  /// `private` or `fileprivate`.
  let isPrivate: Bool
  /// The class's body or an extension.
  let container: Syntax?
  var uses = PartUses()

  var function: FunctionDeclSyntax? { node.as(FunctionDeclSyntax.self) }
  var variable: VariableDeclSyntax? { node.as(VariableDeclSyntax.self) }
  var statement: CodeBlockItemSyntax? { node.as(CodeBlockItemSyntax.self) }

  var isStatement: Bool {
    if case .statement = kind { true } else { false }
  }

  var callback: DelegateCallback? {
    if case .callback(let callback) = kind { callback } else { nil }
  }

  /// Of members, not of statements.
  var isInstanceMember: Bool { !isStatement && !isStatic && kind != .filePrivate && kind != .type }

  /// The labels of a method's parameters.
  var labels: [String]? { function?.signature.parameterClause.parameters.map { $0.firstName.plainText } }

  var range: Range<ByteOffset> { node.codeRange }
}

/// What a piece of code uses of the delegate.
struct PartUses {
  struct Use {
    let name: String
    let node: Syntax
    /// Written with `self.` or another name of it.
    let isExplicit: Bool
    /// Written with the name of the class, or `Self`.
    let isStatic: Bool
    /// In a closure that the piece of code holds.
    let isInClosure: Bool
    /// The labels of the call, when it is called without a trailing closure.
    let labels: [String]?
  }

  /// Members, nested types and private declarations of the file.
  var members: [Use] = []
  /// Locals of the launch method that other statements declare, with that statement.
  var locals: [(use: Use, declaration: Syntax)] = []
  /// Names that are neither local nor of the delegate: of the whole project, or inherited.
  var others: [Use] = []
  /// Parameters of the method.
  var parameters: [Use] = []
  /// Places where `self` is handed on as a value.
  var selfValues: [Syntax] = []
  var supers: [Syntax] = []
  /// Members that get a value.
  var assigned: Set<String> = []
  /// Calls that make a window.
  var windows: [FunctionCallExprSyntax] = []
}

/// Why nothing is moved.
struct MigrationRefusal: Error {
  let reason: ReasonCode
  let file: FileID
  let range: Range<ByteOffset>
  let message: String

  init(_ reason: ReasonCode, at node: some SyntaxProtocol, in file: SwiftFile, _ message: String) {
    self.reason = reason
    self.file = file.id
    range = node.codeRange
    self.message = message
  }
}
