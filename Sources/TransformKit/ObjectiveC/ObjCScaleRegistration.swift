import ObjCSyntax
import SourceText

/// The registration in Objective-C that stores scale-dependent values again when the display scale changes.
public struct ObjCScaleRegistration {
  let file: ObjCFile
  let site: ObjCSite
  /// The statements of one method that keep a scale, in order.
  let statements: [ObjCNode]
  /// What is replaced in them.
  let targets: [ObjCNode]

  /// - Parameter use: one of the kept scales; nil is given where its method may run twice, or where not all that its
  ///   statements need can be reached from the object alone.
  public init?(for use: ObjCScreenScaleUse, site: ObjCSite, in file: ObjCFile) {
    guard Self.runsOnce(site.member), site.blocks.isEmpty, let own = use.target.keepingStatement, own.isRegistrable else { return nil }
    var statements: [ObjCNode] = []
    var targets: [ObjCNode] = []
    for other in file.all(ObjCScreenScaleUse.self) where other.kind == .scale && other.isAlias == use.isAlias {
      let place = file.site(of: other.target)
      guard place.memberNode == site.memberNode, place.blocks.isEmpty, let statement = other.target.keepingStatement, statement.isRegistrable,
        statement.parent == own.parent
      else { continue }
      targets.append(other.target)
      if !statements.contains(statement) { statements.append(statement) }
    }
    guard statements.contains(own) else { return nil }
    self.file = file
    self.site = site
    self.statements = statements
    self.targets = targets
  }

  /// Members after which nobody would register a second time.
  private static func runsOnce(_ member: Member?) -> Bool {
    member?.kind == .initializer || ["viewDidLoad", "awakeFromNib"].contains(member?.spelling)
  }

  /// The use is the one whose change brings the registration.
  public func isBrought(by use: ObjCScreenScaleUse) -> Bool { targets.first == use.target }

  /// Where the lines of the registration go: behind the last statement.
  public var offset: ByteOffset { file.text.endOfLine(at: statements[statements.count - 1].range.upperBound) }

  /// The lines. The block's parameter is called `self`, so that nothing is captured.
  public var text: String {
    let name = site.type?.name ?? "id"
    var lines = ["[self registerForTraitChanges:@[UITraitDisplayScale.class] withHandler:^(\(name) *self, UITraitCollection *previous) {"]
    lines += statements.map { "\t" + reading($0) }
    lines.append("}];")
    return file.block(lines, indentation: file.text.indentation(at: statements[0].range.lowerBound))
  }

  /// The statement with the trait in place of the screen's scale.
  private func reading(_ statement: ObjCNode) -> String {
    var text = ""
    var offset = statement.range.lowerBound
    for target in targets where statement.range.contains(target.range.lowerBound) {
      text += file.text.string(in: offset..<target.range.lowerBound) + "self.traitCollection.displayScale"
      offset = target.range.upperBound
    }
    return text + file.text.string(in: offset..<statement.range.upperBound)
  }
}

extension ObjCScreenScaleUse {
  /// Reached under a name of the project.
  fileprivate var isAlias: Bool {
    if case .projectAlias = use.spelling { return true }
    return false
  }
}

extension ObjCNode {
  /// The assignment to something that stays, or the setter, that the value goes into.
  fileprivate var keepingStatement: ObjCNode? {
    guard let statement, statement.kind == .expressionStatement, statement.parent?.kind == .compoundStatement,
      let expression = statement.children.first(where: { _ in true })
    else { return nil }
    if let assignment = ObjCAssignment(expression) {
      let left = assignment.left
      return assignment.right.range.contains(range.lowerBound) && (left.kind != .declarationReference || left.local(named: left.code) == nil)
        ? statement : nil
    }
    guard let message = ObjCMessage(expression), message.selector.hasPrefix("set"), message.arguments.count == 1 else { return nil }
    return statement
  }

  /// Everything in the statement can be reached from the object alone, and it is on one line.
  fileprivate var isRegistrable: Bool {
    !code.contains { $0.isNewline } && !descendants.contains { node in
      node.kind == .blockExpression || node.kind == .declarationReference && node.local(named: node.code) != nil
    }
  }
}
