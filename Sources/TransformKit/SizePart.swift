import SwiftSyntax

/// What a size becomes together with other values of its type.
public struct SizePart {
  private let file: SwiftFile
  private let site: Site
  /// The size, and the uses of the local names that it goes into.
  let uses: [ExprSyntax]
  /// Those local names, each with the place where it is declared.
  private let names: [String]

  public init(_ value: ExprSyntax, site: Site, in file: SwiftFile) {
    self.file = file
    self.site = site
    var uses = [value]
    var names: [String] = []
    var next = 0
    while next < uses.count, uses.count < 64 {
      defer { next += 1 }
      guard let (name, body, key) = uses[next].localHolding, !names.contains(key) else { continue }
      names.append(key)
      for token in file.identifiers(named: name, in: body) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName else { continue }
        uses.append(AccessChain(from: ExprSyntax(reference)).whole)
      }
    }
    self.uses = uses
    self.names = names
  }

  /// A cell of a collection view divides it: the size of one column of many.
  public var isOfColumn: Bool { isCell(of: "UICollectionView") && uses.contains(where: \.isDivided) }

  /// It becomes a height of another object, also by measuring text: `model.rowHeight = …`.
  public var isKeptAsHeight: Bool { assignedPaths.contains(where: SizeWords.nameKeptHeight) }

  /// It stands beside the offset or the content size of a scroll view, also under a local name.
  public var isForScrolling: Bool { SizeWords.mayNameScrolling(file.text) && uses.contains { SizeWords.nameScrolling($0.statement?.trimmedDescription ?? "") } }

  /// The locals and statements it goes into, and the views whose frames it becomes, each with the side of it.
  ///
  /// - Parameter members: what of the screen's bounds it is.
  public func meetings(members: [String]) -> [String] {
    let statements = uses.compactMap { $0.statement.map { "\($0.codeRange)" } }
    let views = assignedPaths.compactMap { path -> String? in
      let parts = path.split(separator: ".")
      guard let end = parts.firstIndex(where: { ["frame", "bounds", "center"].contains($0) }), end > 0 else { return nil }
      return parts[..<end].joined(separator: ".").replacingPrefix("self.", with: "")
    }
    return names + statements + SizeWords.sides(of: members).flatMap { side in views.map { side + " of " + $0 } }
  }

  /// The class is a cell of a table that sets its own accessory.
  public var isBesideAccessory: Bool {
    guard isCell(of: "UITableView"), let path = site.type?.path else { return false }
    return ["accessoryView", "accessoryType"].contains { name in
      ClassParts(path: path, in: file, mentioning: name).uses(of: name).contains { _, reference in
        let access = reference.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(reference)
        let context = ExpressionContext(access)
        guard context.isAssigned, [name, "self." + name].contains(access.trimmedDescription), context.elements.count > 2 else { return false }
        return ![".none", "nil"].contains(context.elements[2].trimmedDescription)
      }
    }
  }

  /// The left sides of the statements in which it is assigned.
  var assignedPaths: [String] {
    uses.compactMap { use in
      guard let sequence = use.statement?.item.as(SequenceExprSyntax.self), let left = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
      else { return nil }
      return left.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    }
  }

  /// The class is a cell of such a list.
  private func isCell(of list: String) -> Bool {
    guard site.role == .known(.cell), let name = site.type?.path.last else { return false }
    return file.index.sdkSuperclass(of: name, in: file.id)?.hasPrefix(list) ?? false
  }
}

extension ExprSyntax {
  /// The local constant or variable whose initial value the expression is a part of, and the statements that see it.
  fileprivate var localHolding: (name: String, body: Range<Int>, key: String)? {
    guard let binding = wholeExpression.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let body = enclosing(CodeBlockItemListSyntax.self)
    else { return nil }
    return (name, binding.codeRange.upperBound..<body.codeRange.upperBound, "\(name) \(binding.codeRange.lowerBound)")
  }

  /// The expression, or one it is a part of, is divided or multiplied by a fraction.
  fileprivate var isDivided: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let list = parent.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) ?? false {
        let elements = Array(list)
        if let index = elements.firstIndex(where: { $0.id == node.id }), index + 2 < elements.count {
          let sign = ExpressionContext.operatorText(elements[index + 1])
          let factor = Double(elements[index + 2].trimmedDescription) ?? 1
          if sign == "/" || sign == "*" && factor < 1 { return true }
        }
      }
      node = parent
    }
    return false
  }
}
