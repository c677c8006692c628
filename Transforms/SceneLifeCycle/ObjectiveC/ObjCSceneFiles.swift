import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// How an app delegate's files are written: what new files beside them follow.
struct ObjCFileStyle {
  let step: String
  /// The brace of a method stands on a line of its own.
  let isBraceAlone: Bool
  /// So does that of an `if`.
  let isConditionAlone: Bool
  /// What stands before a selector: `- (void)` or `-(void)`.
  let methodStart: String
  let newLine: String

  init(of file: ObjCFile, methods: [ObjCDelegateMethod]) {
    let own = methods.filter { $0.file === file }
    let bodies = own.compactMap { $0.method.body }
    let alone = bodies.filter { body in
      file.text.string(in: file.text.startOfLine(at: body.range.lowerBound)..<body.range.lowerBound).allSatisfy(\.isWhitespace)
    }
    isBraceAlone = alone.count * 2 > bodies.count
    let conditions = file.tree.root.descendants.compactMap { ObjCIf($0)?.then }.filter { $0.kind == .compoundStatement }
    isConditionAlone = conditions.filter { body in
      file.text.string(in: file.text.startOfLine(at: body.range.lowerBound)..<body.range.lowerBound).allSatisfy(\.isWhitespace)
    }.count * 2 > conditions.count
    methodStart = own.first.map { $0.node.code.hasPrefix("-(") || $0.node.code.hasPrefix("+(") } ?? false ? "-" : "- "
    newLine = file.newLine
    let steps = bodies.compactMap { body -> String? in
      guard let first = body.children.first, file.text.startOfLine(at: first.range.lowerBound) > body.range.lowerBound else { return nil }
      let step = file.text.indentation(at: first.range.lowerBound)
      return step.isEmpty ? nil : step
    }
    step = Dictionary(grouping: steps) { $0 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key ?? file.text.indentationStep
  }

  /// A method with lines whose leading tabs are steps below the body's own.
  func method(_ head: String, _ lines: [String]) -> String {
    let start = methodStart + head
    return ([start + (isBraceAlone ? "" : " {")] + (isBraceAlone ? ["{"] : []) + spelled(lines) + ["}"]).joined(separator: "\n")
  }

  /// Lines of a body, in the style of the file.
  func spelled(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      let depth = line.prefix { $0 == "\t" }.count
      let start = String(repeating: step, count: depth + 1)
      let code = line.dropFirst(depth)
      if isConditionAlone, code.hasSuffix(") {") { return [start + code.dropLast(2), start + "{"] }
      return [start + code]
    }
  }
}

/// The text of the two files of a scene delegate.
struct ObjCSceneFiles {
  let change: ObjCSceneChange
  let style: ObjCFileStyle
  let isGated: Bool

  private var name: String { change.request.sceneClassName }
  private var plan: ObjCMoveSet { change.plan }
  private var model: ObjCDelegateModel { plan.model }
  private var implementation: ObjCFile { model.implementation!.file }
  private var headerFile: ObjCFile? { model.interface.map(\.file).flatMap { SourceLanguage(of: $0.id) == .header ? $0 : nil } }

  init(_ change: ObjCSceneChange) {
    self.change = change
    style = ObjCFileStyle(of: change.plan.model.implementation!.file, methods: change.plan.model.methodOrder.compactMap { change.plan.model.methods[$0] })
    isGated = change.request.deploymentTarget < IOSVersion(13)
  }

  private func finished(_ parts: [String]) -> String {
    (parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n").split(separator: "\n", omittingEmptySubsequences: false).joined(separator: style.newLine)
  }

  // MARK: Header

  var header: String {
    let assumes = headerFile?.text.contains("NS_ASSUME_NONNULL_BEGIN") ?? false
    let moved = change.movedProperties.filter { $0.isInHeader && $0.name != "window" }
    let declarations = change.movedMethods.flatMap { method in method.declarations.filter { SourceLanguage(of: $0.file.id) == .header } }
    let imports = ObjCSceneImports(change).header(withDelegateImports: !moved.isEmpty || !declarations.isEmpty)
    let gate = isGated ? "API_AVAILABLE(ios(13.0))\n" : ""
    let protocols = ["UIWindowSceneDelegate"] + roles(inHeader: true)
    var lines = [gate + "@interface \(name) : UIResponder <\(protocols.joined(separator: ", "))>", windowProperty(assumes: assumes)]
    lines += moved.flatMap { variable in variable.properties(inHeader: true).map { code($0) } }
    lines += declarations.map { code($0) }
    return finished([
      ObjCHeaderComment(of: headerFile ?? implementation).text(for: name + ".h"), imports, assumes ? "NS_ASSUME_NONNULL_BEGIN" : "",
      lines.joined(separator: "\n\n"), "@end", assumes ? "NS_ASSUME_NONNULL_END" : "",
    ])
  }

  private func windowProperty(assumes: Bool) -> String {
    let declared = model.variables["window"]?.declarations.first { $0.node.kind == .objcProperty }
    if let declared, ObjCProperty(declared.node)?.names.count == 1, ObjCProperty(declared.node)?.attributes.contains("readonly") == false {
      return declared.node.code.unixLines.replacing("IBOutlet ", with: "")
    }
    return "@property (\(assumes ? "nullable, " : "")strong, nonatomic) UIWindow *window;"
  }

  /// The protocols that move, by where the app delegate adopts them.
  private func roles(inHeader: Bool) -> [String] {
    plan.roles.filter { role in
      model.adoptions(of: role).first.map { SourceLanguage(of: $0.file.id) == .header } ?? false == inHeader
    }.map(\.rawValue).sorted()
  }

  private func code(_ piece: ObjCPiece) -> String {
    ObjCExtent(of: piece.node, in: piece.file).code(replacing: change.replacements[piece.file.id] ?? [:])
  }

  // MARK: Implementation

  var implementationText: String {
    let definitions = (change.fileNames.repeated + change.fileNames.moved).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let properties = change.movedProperties.filter { $0.name != "window" }.flatMap { $0.properties(inHeader: false) }
    let fields = change.movedProperties.filter { !$0.isProperty }.flatMap(\.declarations)
    let syntheses = change.movedProperties.filter { $0.synthesis != nil && $0.storage != "_" + $0.name }.map { "@synthesize \($0.name) = \($0.storage);" }
    let fieldBlock = fields.isEmpty ? "" : (["{"] + fields.map { code($0) } + ["}"]).joined(separator: "\n")
    let start = ["@implementation \(name)", fieldBlock].filter { !$0.isEmpty }.joined(separator: style.isBraceAlone ? "\n" : " ")
    var parts = [ObjCHeaderComment(of: implementation).text(for: name + "." + change.fileExtension), ObjCSceneImports(change).implementation]
    parts += grouped(definitions)
    let roles = roles(inHeader: false)
    if !properties.isEmpty || !roles.isEmpty {
      parts += ["@interface \(name) ()" + (roles.isEmpty ? "" : " <\(roles.joined(separator: ", "))>"), properties.map { code($0) }.joined(separator: "\n"), "@end"]
    }
    parts += [start, syntheses.joined(separator: "\n")] + methods + ["@end"]
    return finished(parts)
  }

  /// Definitions that stood without a blank line between them stay together.
  private func grouped(_ definitions: [ObjCExtent]) -> [String] {
    var groups: [String] = []
    for definition in definitions {
      if !definition.followsBlankLine, let last = groups.popLast() {
        groups.append(last + "\n" + definition.code())
      } else {
        groups.append(definition.code())
      }
    }
    return groups
  }

  private var methods: [String] {
    let connection = connectionLines
    let head = "(void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions"
    let first = connection.isEmpty ? [] : [style.method(head, []).replacing(["{\n}"][0], with: "{\n" + connection + "\n}")]
    let callbacks = change.callbacks.methods + change.callbacks.routes + change.movedMethods.map { ObjCSceneMethod.moved($0, head: nil) }
    return first + callbacks.map(text)
  }

  private func text(_ method: ObjCSceneMethod) -> String {
    switch method {
    case .made(let head, let lines): return style.method(head, lines)
    case .moved(let method, let head):
      var replacements = change.replacements[method.file.id] ?? [:]
      if let head, let body = method.method.body {
        let code = method.file.text.string(in: method.node.range.lowerBound..<body.range.lowerBound)
        let space = code.reversed().prefix { $0.isWhitespace }.count
        replacements = replacements.filter { $0.key.lowerBound >= body.range.lowerBound }
        replacements[method.node.range.lowerBound..<body.range.lowerBound - space] = style.methodStart + head
      }
      return ObjCExtent(of: method.node, in: method.file).code(replacing: replacements)
    }
  }

  // MARK: Connecting

  /// The body of what runs when the scene connects; empty when nothing does.
  private var connectionLines: String {
    let moving = plan.statements.filter { plan.moves($0) && !change.windows.dropped.contains($0.node) }
    let statements = (moving + change.repeatedStatements).sorted { $0.index < $1.index }
    let cold = change.callbacks.coldLines
    guard !statements.isEmpty || !cold.isEmpty else { return "" }
    var parts: [String] = []
    var code = ""
    if change.windows.needsScene || change.callbacks.needsScene {
      var check = ["if (![scene isKindOfClass:[UIWindowScene class]]) {", "\treturn;", "}"]
      if change.namesScene { check.append("UIWindowScene *windowScene = (UIWindowScene *)scene;") }
      code = style.spelled(check).joined(separator: "\n")
    }
    for statement in statements {
      let extent = ObjCExtent(of: statement.node, in: statement.file)
      let leaving = statement.returns.reduce(into: [Range<ByteOffset>: String]()) { $0[$1.range] = "return;" }
      let text = extent.code(replacing: (change.replacements[statement.file.id] ?? [:]).merging(leaving) { first, _ in first })
      code += code.isEmpty ? text : (extent.followsBlankLine ? "\n\n" : "\n") + text
    }
    parts.append(code)
    parts.append(style.spelled(cold).joined(separator: "\n"))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension ObjCDelegateVariable {
  /// Its `@property` declarations in headers, or those elsewhere.
  func properties(inHeader: Bool) -> [ObjCPiece] {
    declarations.filter { $0.node.kind == .objcProperty && (SourceLanguage(of: $0.file.id) == .header) == inHeader }
  }
}

/// The comment that a file begins with.
struct ObjCHeaderComment {
  private let file: ObjCFile

  init(of file: ObjCFile) {
    self.file = file
  }

  /// The comment with another file's name and nobody's authorship; empty when there is none.
  func text(for name: String) -> String {
    var end: ByteOffset = 0
    for comment in file.tree.comments {
      let gap = file.text.string(in: end..<comment.lowerBound)
      guard gap.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }), end == 0 || gap.filter(\.isNewline).count <= 1 else { break }
      end = comment.upperBound
    }
    var lines = file.text.string(in: 0..<end).unixLines.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll { Self.words($0).first == "Created" && Self.words($0).dropFirst().first == "by" }
    if let index = lines.prefix(4).firstIndex(where: Self.namesFile) {
      let word = Self.words(lines[index])[0]
      lines[index] = lines[index].replacing(word, with: name)
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ line: String) -> [String] {
    line.split { $0.isWhitespace || $0 == "/" || $0 == "*" }.map(String.init)
  }

  /// Nothing but the name of a source file stands on the line.
  private static func namesFile(_ line: String) -> Bool {
    let words = words(line)
    return words.count == 1 && [".h", ".m", ".mm"].contains { words[0].hasSuffix($0) }
  }
}
