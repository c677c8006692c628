import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// The new file, in the style of the app delegate's.
struct SceneDelegateText {
  let request: SceneMigrationRequest
  let plan: MovePlan
  private let file: SwiftFile
  private let edits: SceneEdits
  private let step: String
  private let access: String
  private(set) var doubts: Set<ReasonCode> = []
  private var callbacks: [(part: DelegatePart, callback: DelegateCallback, route: CallbackRoute)] = []

  private var model: DelegateModel { plan.model }

  init(_ request: SceneMigrationRequest, _ plan: MovePlan) throws(MigrationRefusal) {
    self.request = request
    self.plan = plan
    file = plan.model.file
    edits = SceneEdits(plan, sceneClassName: request.sceneClassName)
    step = file.text.indentationStep
    access = plan.model.declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let locals = Set(plan.model.launchMethods.flatMap { plan.movedStatements(of: $0) }.flatMap(\.names))
    let writer = CallbackWriter(plan: plan, edits: edits, step: step, access: access, locals: locals)
    for part in plan.parts {
      guard let callback = part.callback else { continue }
      let route = try writer.route(of: part, callback)
      guard !route.isEmpty else { continue }
      callbacks.append((part, callback, route))
      if !route.cold.isEmpty { doubts.insert("cold-start-order") }
      if callback == .activity(.willEnterForeground) { doubts.insert("enters-foreground-at-launch") }
    }
  }

  /// True when there is nothing to put into a scene delegate, and nobody asks for one.
  var isEmpty: Bool { callbacks.isEmpty && !plan.parts.contains { $0.callback == nil } && !request.hasStoryboard }

  var hasCallbacks: Bool { !callbacks.isEmpty }

  /// True when only the property of a window would move, which nobody sets.
  var isOnlyWindow: Bool { callbacks.isEmpty && !request.hasStoryboard && plan.parts.allSatisfy { $0.isWindowProperty && $0.uses.windows.isEmpty || $0.callback != nil } }

  func content() throws(MigrationRefusal) -> String {
    var lines = DelegateHead(file: file, model: model, sources: sourceFiles, names: movedNames).lines(fileName: request.sceneClassName)
    lines += try privateDeclarations(areBefore: true)
    var members = try properties()
    let connection = try self.connection()
    if !connection.isEmpty { members.append(connection) }
    members += callbacks.sorted { $0.callback.order < $1.callback.order }.map(\.route.warm).filter { !$0.isEmpty }
    members += callbacks.map(\.route.shared).filter { !$0.isEmpty }
    members += try helpers()
    lines += classHead
    let isSpacious = model.declaration.memberBlock.members.first?.leadingTrivia.pieces.contains { $0.isBlankLine } ?? false
    if isSpacious { lines.append("") }
    for (index, member) in members.enumerated() {
      if index > 0 { lines.append("") }
      lines += member.map { $0.isEmpty ? "" : step + $0 }
    }
    lines.append("}")
    lines += try adoptions()
    lines += try privateDeclarations(areBefore: false)
    return lines.joined(separator: file.newLine) + file.newLine
  }

  // MARK: The class

  private var classHead: [String] {
    let declaration = model.declaration
    var lines: [String] = []
    if request.deploymentTarget < IOSVersion(13) { lines.append("@available(iOS 13.0, *)") }
    if declaration.attributes.contains(where: { $0.trimmedDescription == "@MainActor" }) { lines.append("@MainActor") }
    let modifiers = declaration.modifiers.map { $0.name.text }.filter { ["public", "open", "final"].contains($0) }
    let adopted = plan.conformances.sorted().map { model.conformances[$0] }.filter { $0.container == nil }.flatMap { $0.protocols.map(\.type.trimmedDescription) }
    let heritage = (["UIResponder", "UIWindowSceneDelegate"] + adopted).joined(separator: ", ")
    let words = modifiers.map { $0 == "open" ? "public" : $0 } + ["class", request.sceneClassName + ":", heritage, "{"]
    return lines + [words.joined(separator: " ")]
  }

  // MARK: Properties

  /// Groups of properties: those that stood together stand together.
  private func properties() throws(MigrationRefusal) -> [[String]] {
    var groups: [[String]] = []
    let moving = model.parts.filter { [.property, .computed].contains($0.kind) && !isInAdoption($0) && (plan.moves($0) || plan.repeated.contains($0.id)) }
    let hasWindow = moving.contains { $0.names == ["window"] && $0.isWindowProperty }
    if !hasWindow, request.hasStoryboard || !moving.contains(where: \.isWindowProperty) { groups.append(["\(access)var window: UIWindow?"]) }
    for part in moving {
      let lines = try property(part)
      if part.kind == .property, !groups.isEmpty, !part.file.hasBlankLine(above: part.node), part.file.rangeWithComments(of: part.node).lowerBound == part.range.lowerBound {
        groups[groups.count - 1] += lines
      } else {
        groups.append(lines)
      }
    }
    return groups
  }

  private func property(_ part: DelegatePart) throws(MigrationRefusal) -> [String] {
    var code = MovedCode(part.file)
    guard part.isWindowProperty, let variable = part.variable, let binding = variable.bindings.first else {
      code.add(try edits.edits(of: part))
      return code.lines(of: part.node)
    }
    for modifier in variable.modifiers where ["lazy", "weak"].contains(modifier.name.text) || request.hasStoryboard && modifier.name.text != "public" {
      code.replace(modifier.codeRange.lowerBound..<modifier.endPosition.utf8Offset, with: "")
    }
    if variable.bindingSpecifier.text == "let" { code.replace(variable.bindingSpecifier.codeRange, with: "var") }
    let className = part.uses.windows.first.map { $0.calledExpression.trimmedDescription.replacing(".init", with: "") } ?? "UIWindow"
    if let type = binding.typeAnnotation?.type {
      if !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        code.replace(type.codeRange.upperBound..<type.codeRange.upperBound, with: "!")
      }
      if let value = binding.initializer { code.replace(type.codeRange.upperBound..<value.codeRange.upperBound, with: type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? "" : "!") }
    } else if let value = binding.initializer {
      code.replace(binding.pattern.codeRange.upperBound..<value.codeRange.upperBound, with: ": \(className)!")
    }
    return code.lines(of: part.node)
  }

  // MARK: The connection

  private func connection() throws(MigrationRefusal) -> [String] {
    var body: [String] = []
    for part in plan.parts where part.isWindowProperty {
      guard let value = part.variable?.bindings.first?.initializer?.value, !value.is(NilLiteralExprSyntax.self) else { continue }
      var code = MovedCode(part.file)
      code.add(try edits.edits(of: part))
      let lines = code.lines(of: value.codeRange)
      body += ["\(part.names[0]) = \(lines[0])"] + lines.dropFirst()
    }
    for method in model.launchMethods { body += try launchLines(method, isFirst: body.isEmpty) }
    let cold = [DelegateCallback.openURL(.options), .openURL(.sourceApplication), .openURL(.only), .continueActivity, .shortcut, .cloudShare]
      .flatMap { kind in callbacks.filter { $0.callback == kind }.flatMap(\.route.cold) }
    if !cold.isEmpty, !body.isEmpty { body.append("") }
    body += cold
    guard !body.isEmpty else { return [] }
    try checkExits(cold: cold)
    try checkLocalNames()
    let usesScene = plan.parts.contains { ($0.isStatement || $0.isWindowProperty) && edits.usesScene($0) } || callbacks.contains { $0.route.needsWindowScene }
    if usesScene { body.insert("guard let windowScene = scene as? UIWindowScene else { return }", at: 0) }
    return signature.map { $0 } + body.map { $0.isEmpty ? "" : step + $0 } + ["}"]
  }

  /// What a cold start brings is handed on at the end, which code that moved must not leave out.
  private func checkExits(cold: [String]) throws(MigrationRefusal) {
    guard !cold.isEmpty else { return }
    for part in plan.parts {
      guard let statement = part.statement, !statement.isUnwrapping, let exit = statement.exits.first else { continue }
      throw MigrationRefusal(
        "window-code-mixed", at: exit, in: part.file, "leave the window: its code ends here, and what a cold start brings would be lost")
    }
  }

  /// What moves from both launch methods, and the names of the scene, meet in one body.
  private func checkLocalNames() throws(MigrationRefusal) {
    var taken: Set<String> = ["scene", "windowScene", "connectionOptions"]
    for part in model.launchMethods.flatMap({ plan.movedStatements(of: $0) }) {
      guard let clash = part.names.first(where: { !taken.insert($0).inserted }), !part.node.isConditionalCompilation else { continue }
      throw MigrationRefusal(
        "app-delegate-state", at: part.node, in: part.file, "leave the window: the name '\(clash)' is taken where its code would go")
    }
  }

  /// On one line, or with a line for each parameter where the launch method is written so.
  private var signature: [String] {
    let parameters = ["_ scene: UIScene", "willConnectTo session: UISceneSession", "options connectionOptions: UIScene.ConnectionOptions"]
    let isSpread = model.launchMethods.first?.function?.signature.parameterClause.parameters.first?.leadingTrivia.pieces.contains { $0.isLineBreak } ?? false
      || model.launchMethods.first?.function?.signature.parameterClause.leftParen.trailingTrivia.pieces.contains { $0.isLineBreak } ?? false
    guard isSpread else { return ["\(access)func scene(\(parameters.joined(separator: ", "))) {"] }
    return ["\(access)func scene("] + parameters.enumerated().map { step + $1 + ($0 < 2 ? "," : "") } + [") {"]
  }

  private func launchLines(_ method: DelegatePart, isFirst: Bool) throws(MigrationRefusal) -> [String] {
    var lines: [String] = []
    for part in plan.movedStatements(of: method) {
      guard let statement = part.statement, !statement.setsFrameOfWindow, !edits.isNeedless(part) else { continue }
      var code = MovedCode(part.file)
      code.add(try edits.edits(of: part))
      if let mark = statement.semicolon, mark.trailingTrivia.pieces.allSatisfy({ !$0.isLineBreak }), mark.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty ?? false {
        code.replace(mark.codeRange, with: "")
      }
      if !lines.isEmpty || !isFirst, part.file.hasBlankLine(above: part.node) { lines.append("") }
      lines += code.lines(of: statement)
    }
    return lines
  }

  // MARK: Other members

  private func helpers() throws(MigrationRefusal) -> [[String]] {
    var result: [[String]] = []
    for part in plan.parts where [.method, .type].contains(part.kind) && !isInAdoption(part) {
      var code = MovedCode(part.file)
      code.add(try edits.edits(of: part))
      result.append((heading(of: part).map { [$0, ""] } ?? []) + code.lines(of: part.node))
    }
    return result
  }

  /// The `MARK` comment that goes with the first method below it, when nothing is left there.
  private func heading(of part: DelegatePart) -> String? {
    guard let container = part.container else { return nil }
    for section in part.file.sections(of: container.memberItems) where section.members.contains(where: { $0.decl.id == part.node.as(DeclSyntax.self)?.id }) {
      let parts = section.members.compactMap { member in plan.parts.first { $0.node.id == Syntax(member.decl).id } }
      guard parts.count == section.members.count, parts.first(where: { [.method, .type].contains($0.kind) })?.id == part.id else { return nil }
      return part.file.text.string(in: section.mark)
    }
    return nil
  }

  /// The extensions that adopt protocols, each as it was.
  private func adoptions() throws(MigrationRefusal) -> [String] {
    var result: [String] = []
    for index in plan.conformances.sorted() {
      guard let node = model.conformances[index].container, let source = model.containers.first(where: { $0.node.id == Syntax(node).id })?.file
      else { continue }
      var code = MovedCode(source)
      for member in model.conformances[index].members { code.add(try edits.edits(of: model.parts[member])) }
      code.replace(node.extendedType.codeRange, with: request.sceneClassName)
      result += request.deploymentTarget < IOSVersion(13) ? ["", "@available(iOS 13.0, *)"] : [""]
      result += code.lines(of: source.rangeWithComments(of: node, takesMarks: true), code: node.codeRange.lowerBound)
    }
    return result
  }

  /// The part moves inside an extension that moves whole.
  private func isInAdoption(_ part: DelegatePart) -> Bool {
    plan.conformances.contains { model.conformances[$0].container != nil && model.conformances[$0].members.contains(part.id) }
  }

  /// Private declarations at the top of the file, before or behind the class as they were.
  private func privateDeclarations(areBefore: Bool) throws(MigrationRefusal) -> [String] {
    var result: [String] = []
    for part in model.parts where part.kind == .filePrivate && (plan.moves(part) || plan.repeated.contains(part.id)) && (part.range.lowerBound < model.declaration.codeRange.lowerBound) == areBefore {
      var code = MovedCode(part.file)
      code.add(try edits.edits(of: part))
      let isApart = result.isEmpty || part.file.hasBlankLine(above: part.node)
      result += (isApart && !areBefore ? [""] : []) + code.lines(of: part.node)
    }
    return result.isEmpty || !areBefore ? result : result + [""]
  }

  /// The files that moving code comes from, the class's own first.
  private var sourceFiles: [SwiftFile] {
    var files = [file]
    for part in plan.parts where !files.contains(where: { $0 === part.file }) { files.append(part.file) }
    return files
  }

  private var movedNames: Set<String> {
    Set(plan.parts.flatMap { $0.node.tokens(viewMode: .sourceAccurate).map(\.plainText) })
  }
}

extension DelegateCallback {
  /// In which order the methods stand in the new file.
  fileprivate var order: Int {
    switch self {
    case .launch, .staying: 0
    case .openURL: 1
    case .continueActivity: 2
    case .activityNews: 3
    case .shortcut: 4
    case .cloudShare: 5
    case .activity: 6
    }
  }
}

extension Syntax {
  fileprivate var isConditionalCompilation: Bool { self.as(CodeBlockItemSyntax.self)?.item.is(IfConfigDeclSyntax.self) ?? false }
}

extension SwiftFile {
  /// A blank line stands above the node and its comments.
  func hasBlankLine(above node: some SyntaxProtocol) -> Bool {
    isBlankLine(before: text.startOfLine(at: rangeWithComments(of: node).lowerBound))
  }
}

extension TriviaPiece {
  var isLineBreak: Bool {
    switch self {
    case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }

  var isBlankLine: Bool {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count > 1
    default: false
    }
  }
}
