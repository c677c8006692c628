import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Parses one file of Objective-C and asks every transform.
struct ObjCFileAnalyzer: Sendable {
  let transforms: [(order: Int, type: any Transform.Type)]
  let program: Program
  let ownNames: OwnNames
  let input: EngineInput
  /// What is known of each place is told, too.
  var tellsEvidence = false

  func analysis(of facts: FileSummary, text: SourceText) -> FileAnalysis {
    let file = file(facts, text: text)
    let suppressions = Suppressions(text, lines: file.lines, comments: file.tree.comments)
    if suppressions.wholeFile { return FileAnalysis() }
    var result = FileAnalysis()
    result.unparsedBytes = file.tree.unparsedBytes
    result.aliasReferences = references(in: file)
    let all = proposals(in: file)
    let proposals = all.filter { !suppressions.covers(line: $0.anchor.line, transform: $0.transform) }
    result.suppressed = all.count - proposals.count
    let assembly = ChangeAssembly(proposals, unsureElsewhere: SizesElsewhere(proposals).unsure { self.proposals(about: $0, besides: file) })
    let guardian = EditGuard(own: facts.file, text: text, suppressions: suppressions, lines: file.lines, store: input.store, program: program)
    result.changes = assembly.changes.filter { guardian.allows($0) }
    result.suppressed += assembly.changes.count - result.changes.count
    result.findings = assembly.findings
    if tellsEvidence { result.tellEvidence { file.placeEvidence(at: $0) } }
    return result
  }

  private func proposals(in file: ObjCFile) -> [ProposedChange] {
    transforms.flatMap { order, type -> [ProposedChange] in
      guard let objc = type as? any ObjCTransform.Type else { return [] }
      return (Self.proposals(of: objc, in: file) + Self.macros(of: objc, in: file)).map {
        ProposedChange(transform: type.metadata.id, order: order, file: file.id, anchor: file.anchor($0.anchor), proposal: $0)
      }
    }
  }

  /// What is proposed in the other files about a class.
  private func proposals(about name: String, besides file: ObjCFile) -> [[ProposedChange]] {
    file.related(to: name) { input.isCandidate($0, in: program, ownNames) }.map { other in
      let suppressions = Suppressions(other.text, lines: other.lines, comments: other.tree.comments)
      if suppressions.wholeFile { return [] }
      return proposals(in: other).filter { !suppressions.covers(line: $0.anchor.line, transform: $0.transform) }
    }
  }

  private static func macros<T: ObjCTransform>(of type: T.Type, in file: ObjCFile) -> [Proposal] {
    (file.names.macros[file.id] ?? []).filter { T.macroReads.contains($0.read) }.map { .leaving($0, in: file) }
  }

  /// The places of a file that name an alias.
  func references(of facts: FileSummary, text: SourceText) -> [AliasMention] { references(in: file(facts, text: text)) }

  private func references(in file: ObjCFile) -> [AliasMention] {
    file.all(ObjCAliasReference.self).map { AliasMention(definitions: $0.definitions, range: $0.range) }
  }

  func file(_ facts: FileSummary, text: SourceText) -> ObjCFile {
    ObjCFile(
      id: facts.file, tree: program.objcTree(of: facts.file, holding: text), facts: facts, context: input.context(facts.file),
      program: program, aliases: ownNames.aliases.aliases, names: ownNames.objcNames.seen(from: facts.file, in: program.index.targets))
  }

  private static func proposals<T: ObjCTransform>(of type: T.Type, in file: ObjCFile) -> [Proposal] {
    let transform = type.init()
    return file.all(T.ObjCUse.self).compactMap { transform.proposal(for: $0, in: file) }
  }
}
