import SwiftSyntax

/// The registration that stores scale-dependent values again when the display scale changes.
public struct ScaleRegistration {
  let file: SwiftFile
  let site: Site
  /// The assignments of one member, in order.
  let assignments: [SequenceExprSyntax]

  public init?(_ assignments: [SequenceExprSyntax], site: Site, in file: SwiftFile) {
    guard !assignments.isEmpty, assignments.allSatisfy({ Self.isRegistrable($0) }) else { return nil }
    self.file = file
    self.site = site
    self.assignments = assignments
  }

  /// The lines to insert after the last assignment.
  public var text: String {
    let type = site.type?.path.last ?? "Self"
    let indentation = file.indentation(of: assignments[assignments.count - 1])
    var lines = ["registerForTraitChanges([UITraitDisplayScale.self]) { (self: \(type), _) in"]
    lines += assignments.map { "\t" + throughSelf($0) }
    lines.append("}")
    return file.block(lines, indentation: indentation)
  }

  /// True when everything in the statement can be reached from the object alone.
  public static func isRegistrable(_ statement: SequenceExprSyntax) -> Bool {
    rootReferences(of: statement).allSatisfy { $0.localName($0.baseName.plainText) == nil }
      && !statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftBrace }
  }

  /// The statement with `self.` wherever it was left out, and the trait in place of the screen's scale.
  private func throughSelf(_ statement: SequenceExprSyntax) -> String {
    let aliases = file.all(AliasUse.self).filter { $0.scale != nil && statement.codeRange.contains($0.root.codeRange.lowerBound) }
    var text = ""
    var skipped = false
    var end: AbsolutePosition?
    for token in statement.tokens(viewMode: .sourceAccurate) {
      if let limit = end, token.position < limit { continue }
      end = nil
      if let alias = aliases.first(where: { $0.root.position == token.position }) {
        text += "self.traitCollection.displayScale" + alias.root.trailingTrivia.description
        end = alias.root.endPosition
        skipped = true
        continue
      }
      if token.plainText == "UIScreen", let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let main = reference.parent?.as(MemberAccessExprSyntax.self), let scale = main.parent?.as(MemberAccessExprSyntax.self)
      {
        text += "self.traitCollection.displayScale" + scale.trailingTrivia.description
        end = scale.endPosition
        skipped = true
        continue
      }
      if let reference = token.parent?.as(DeclReferenceExprSyntax.self), Self.isImplicitMember(reference) { text += "self." }
      text += skipped || token.id != statement.firstToken(viewMode: .sourceAccurate)?.id ? token.description : token.text + token.trailingTrivia.description
    }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  private static func rootReferences(of node: SequenceExprSyntax) -> [DeclReferenceExprSyntax] {
    node.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.filter { !$0.isMemberName }
  }

  /// A name that stands for a member of `self`: no type, no function of the standard library, no `self`.
  private static func isImplicitMember(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard !reference.isMemberName, case .identifier(let name) = reference.baseName.tokenKind else { return false }
    return !(name.first?.isUppercase ?? true) && !globalFunctions.contains(name)
  }

  private static let globalFunctions: Set<String> = ["max", "min", "abs", "ceil", "floor", "round", "sqrt", "pow"]
}
