import SourceEdits
import SwiftSyntax

/// The property through which a SwiftUI view reads `displayScale` from its environment.
public struct EnvironmentProperty {
  /// What the uses call it.
  public let name: String
  /// The edit that declares it; nil when the view has it already.
  public let insertion: TextEdit?

  /// Nil where no such property can be had: outside of a view's own declaration, or when the name is taken.
  public init?(at site: Site, in file: SwiftFile) {
    guard site.isInstanceMember, site.member?.kind != .initializer, let type = site.type?.node?.as(StructDeclSyntax.self),
      Self.readsEnvironment(type)
    else { return nil }
    let variables = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    if let known = variables.first(where: Self.isDisplayScale), let binding = known.bindings.first {
      name = binding.pattern.trimmedDescription
      insertion = nil
      return
    }
    guard !type.memberBlock.members.contains(where: { Self.declares("displayScale", $0.decl) }), !site.node.isShadowed("displayScale")
    else { return nil }
    name = "displayScale"
    insertion = Self.insertion(after: variables.last(where: Self.isStored), in: type, file: file)
  }

  private static let declaration = "@Environment(\\.displayScale) private var displayScale"

  /// The environment reaches views and modifiers.
  private static func readsEnvironment(_ type: StructDeclSyntax) -> Bool {
    let names = (type.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
    return names.contains { ["View", "ViewModifier", "SwiftUI.View", "SwiftUI.ViewModifier", "ButtonStyle"].contains($0) }
  }

  private static func isDisplayScale(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.trimmedDescription.filter { $0 != " " }.contains("@Environment(\\.displayScale)")
  }

  private static func isStored(_ variable: VariableDeclSyntax) -> Bool {
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    return !isStatic && variable.bindings.allSatisfy { $0.accessorBlock == nil }
  }

  private static func declares(_ name: String, _ declaration: DeclSyntax) -> Bool {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    return declaration.as(FunctionDeclSyntax.self)?.name.plainText == name
  }

  private static func insertion(after stored: VariableDeclSyntax?, in type: StructDeclSyntax, file: SwiftFile) -> TextEdit {
    if let stored {
      let end = file.text.endOfLine(at: stored.codeRange.upperBound)
      return TextEdit(range: end..<end, replacement: file.block([declaration], indentation: file.indentation(of: stored)))
    }
    let indentation = type.memberBlock.members.first.map { file.indentation(of: $0) } ?? "    "
    let start = file.text.endOfLine(at: type.memberBlock.leftBrace.codeRange.upperBound)
    return TextEdit(range: start..<start, replacement: file.block([declaration, ""], indentation: indentation))
  }
}
