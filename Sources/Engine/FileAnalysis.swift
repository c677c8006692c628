import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// What the transforms say of one file.
struct FileAnalysis: Sendable {
  var changes: [Change] = []
  var findings: [Finding] = []
  var suppressed = 0
  var problem: FileProblem?
  /// How much the parser could not read; nil when nothing was parsed.
  var unparsedBytes: Int?
  /// What is known of the places, by the ids of changes and findings.
  var evidence: [String: PlaceEvidence] = [:]
  /// The places that name an alias; nil when the file was not looked into.
  var aliasReferences: [AliasMention]?
}

extension FileAnalysis {
  /// Notes what is known of the place of every change and finding.
  mutating func tellEvidence(_ evidence: (ByteOffset) -> PlaceEvidence?) {
    for (id, anchor) in changes.map({ ($0.id, $0.anchor) }) + findings.map({ ($0.id, $0.anchor) }) {
      self.evidence[id] = evidence(anchor.range.lowerBound)
    }
  }
}

/// A place that names an alias, in bytes of the file.
struct AliasMention: Sendable {
  let definitions: [AliasDefinition]
  let range: Range<ByteOffset>
}

/// Parses one file and asks every transform.
struct FileAnalyzer: Sendable {
  let transforms: [(order: Int, type: any Transform.Type)]
  let program: Program
  let helpers: ProjectHelpers
  /// Where the project's own names are used, which no pattern of the first pass can know.
  let ownNames: OwnNames
  let input: EngineInput
  /// Only what matters is parsed, at first.
  let blanks: Bool
  /// What is known of each place is told, too.
  var tellsEvidence = false

  /// - Parameter whole: parse every body, also those in which nothing of interest is written.
  func analysis(of facts: FileSummary, text: SourceText, whole: Bool) -> FileAnalysis {
    if text.generatedMarker != nil { return FileAnalysis() }
    if input.store.isTooLarge(text) { return FileAnalysis(problem: tooLarge(facts.file, text)) }
    switch SourceLanguage(of: facts.file) {
    case .objectiveC, .objectiveCpp, .header:
      return ObjCFileAnalyzer(transforms: transforms, program: program, ownNames: ownNames, input: input, tellsEvidence: tellsEvidence)
        .analysis(of: facts, text: text)
    case .swift, nil: return swiftAnalysis(of: facts, text: text, whole: whole)
    }
  }

  private func tooLarge(_ file: FileID, _ text: SourceText) -> FileProblem {
    func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 100_000).rounded(.up) / 10)" }
    let message =
      "\(file) is larger than \(megabytes(input.store.largestFile)) MB; it was left alone. "
      + "--size-limit \(megabytes(text.count)) takes it in."
    return FileProblem(file: file, kind: .tooLarge, message: message)
  }

  private func unparsed(_ file: SwiftFile) -> FileProblem {
    let line = file.firstError.map { ":\($0.line)" } ?? ""
    let message = "\(file.id)\(line) does not parse as Swift 5 or later; the file was left alone."
    return FileProblem(file: file.id, kind: .doesNotParse, message: message)
  }

  /// Why a Swift file cannot be changed: nil for one that parses, and for one of another language, of which any part may be read.
  func problem(of file: FileID, holding text: SourceText) -> FileProblem? {
    guard file.isSwift, let facts = program.summary(of: file) else { return nil }
    let parsed = swiftFile(facts, text: text)
    return parsed.tree.hasError ? unparsed(parsed) : nil
  }

  private func swiftAnalysis(of facts: FileSummary, text: SourceText, whole: Bool) -> FileAnalysis {
    let lines = LineTable(text)
    let code = program.swiftCode(of: facts.file, holding: text)
    let outline = code.outline
    let suppressions = Suppressions(text, lines: lines, comments: outline.comments)
    if suppressions.wholeFile { return FileAnalysis() }
    guard outline.isParsable else {
      let message = "\(facts.file) nests too deeply to be parsed; it was left alone."
      return FileAnalysis(problem: FileProblem(file: facts.file, kind: .doesNotParse, message: message))
    }
    var file = parsed(facts, code, lines: lines, whole: whole)
    // Should blanking have broken anything, the whole text decides.
    if file.tree.hasError, !whole { file = parsed(facts, code, lines: lines, whole: true) }
    if file.tree.hasError { return FileAnalysis(problem: unparsed(file)) }
    var result = FileAnalysis()
    result.unparsedBytes = 0
    let all = proposals(in: file)
    let proposals = all.filter { !suppressions.covers(line: $0.anchor.line, transform: $0.transform) }
    result.suppressed = all.count - proposals.count
    let assembly = ChangeAssembly(proposals, unsureElsewhere: SizesElsewhere(proposals).unsure { self.proposals(about: $0, besides: file) })
    let guardian = EditGuard(own: facts.file, text: text, suppressions: suppressions, lines: lines, store: input.store, program: program)
    result.changes = assembly.changes.filter { guardian.allows($0) }
    result.suppressed += assembly.changes.count - result.changes.count
    result.findings = assembly.findings
    result.aliasReferences = references(in: file)
    if tellsEvidence { result.tellEvidence { file.placeEvidence(at: $0) } }
    return result
  }

  private func proposals(in file: SwiftFile) -> [ProposedChange] {
    transforms.flatMap { order, type -> [ProposedChange] in
      guard let swift = type as? any SwiftTransform.Type else { return [] }
      return Self.proposals(of: swift, in: file).map {
        ProposedChange(transform: type.metadata.id, order: order, file: file.id, anchor: file.anchor($0.anchor), proposal: $0)
      }
    }
  }

  /// What is proposed in the other files about a type.
  private func proposals(about type: String, besides file: SwiftFile) -> [[ProposedChange]] {
    file.related(to: type) { input.isCandidate($0, in: program, ownNames) }.map { other in
      let suppressions = Suppressions(other.text, lines: other.lines, comments: other.outline.comments)
      if suppressions.wholeFile || other.tree.hasError { return [] }
      return proposals(in: other).filter { !suppressions.covers(line: $0.anchor.line, transform: $0.transform) }
    }
  }

  /// A Swift file with its whole tree, for transforms of whole apps.
  func swiftFile(_ facts: FileSummary, text: SourceText) -> SwiftFile {
    parsed(facts, program.swiftCode(of: facts.file, holding: text), lines: LineTable(text), whole: true)
  }

  /// The same for Objective-C.
  func objcFile(_ facts: FileSummary, text: SourceText) -> ObjCFile {
    ObjCFileAnalyzer(transforms: transforms, program: program, ownNames: ownNames, input: input).file(facts, text: text)
  }

  private func references(in file: SwiftFile) -> [AliasMention] {
    file.all(AliasReference.self).map { AliasMention(definitions: $0.definitions, range: $0.range) }
  }

  /// The places that name an alias in a file that the transforms have no business with; nil when it does not parse.
  func references(of facts: FileSummary, text: SourceText) -> [AliasMention]? {
    if !facts.file.isSwift {
      guard text.isValidUTF8, !input.store.isTooLarge(text) else { return nil }
      return ObjCFileAnalyzer(transforms: [], program: program, ownNames: ownNames, input: input).references(of: facts, text: text)
    }
    guard text.isValidUTF8, !input.store.isTooLarge(text) else { return nil }
    let code = program.swiftCode(of: facts.file, holding: text)
    guard code.outline.isParsable else { return nil }
    let file = parsed(facts, code, lines: LineTable(text), whole: true)
    return file.tree.hasError ? nil : references(in: file)
  }

  /// The file with its tree. Bodies without any mention are blanked first.
  private func parsed(_ facts: FileSummary, _ code: SwiftCode, lines: LineTable, whole: Bool) -> SwiftFile {
    let tree: SourceFileSyntax
    if whole || !blanks {
      tree = program.swiftTree(of: facts.file, for: code)
    } else if let known = program.knownSwiftTree(of: facts.file, for: code) {
      tree = known
    } else {
      tree = SwiftFile.parse(Self.source(code.text, outline: code.outline, around: mentions(of: facts)), of: facts.file, .blanked)
    }
    return SwiftFile(
      id: facts.file, code: code, tree: tree, lines: lines, facts: facts, context: input.context(facts.file), program: program,
      helpers: helpers.seen(from: facts.file, in: program.index.targets), aliases: ownNames.aliases.aliases)
  }

  private func mentions(of facts: FileSummary) -> Blanking.Mentions {
    let isSplit = facts.hasObservers && facts.declarations.contains { program.index.files(about: $0.simpleName).count > 1 }
    return Blanking.Mentions(facts.mentions, areOfObservers: facts.hasObservers, classesAreSplit: isSplit)
  }

  /// What is parsed: everything, or only what matters to the mentions.
  static func source(_ text: SourceText, outline: SourceOutline, around mentions: Blanking.Mentions?) -> SourceText {
    guard let mentions else { return text }
    return Blanking.blank(text, outline: outline, around: mentions, isCalledByUIKit: isCalledByUIKit)
  }

  private static func isCalledByUIKit(_ name: String) -> Bool {
    ["init", "deinit", "viewDidLoad", "body", "collectionView", "tableView", "scene", "application"].contains(name)
  }

  private static func proposals<T: SwiftTransform>(of type: T.Type, in file: SwiftFile) -> [Proposal] {
    let transform = type.init()
    return file.all(T.Subject.self).compactMap { transform.proposal(for: $0, in: file) }
  }
}
