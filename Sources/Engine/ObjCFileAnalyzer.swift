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

  func analysis(of facts: FileFacts, text: SourceText) -> FileAnalysis {
    let file = file(facts, text: text)
    let suppressions = Suppressions(text, lines: file.lines, comments: file.tree.comments)
    if suppressions.wholeFile { return FileAnalysis() }
    var result = FileAnalysis()
    result.unparsedBytes = file.tree.unparsedBytes
    result.aliasReferences = references(in: file)
    var proposals: [ProposedChange] = []
    for (order, type) in transforms {
      guard let objc = type as? any ObjCTransform.Type else { continue }
      let id = type.metadata.id
      for proposal in Self.proposals(of: objc, in: file) + Self.macros(of: objc, in: file) {
        let anchor = file.anchor(proposal.anchor)
        if suppressions.covers(line: anchor.line, transform: id) {
          result.suppressed += 1
        } else {
          proposals.append(ProposedChange(transform: id, order: order, file: facts.file, anchor: anchor, proposal: proposal))
        }
      }
    }
    let assembly = ChangeAssembly(proposals)
    let guardian = EditGuard(own: facts.file, text: text, suppressions: suppressions, lines: file.lines, store: input.store, program: program)
    result.changes = assembly.changes.filter { guardian.allows($0) }
    result.suppressed += assembly.changes.count - result.changes.count
    result.findings = assembly.findings
    if tellsEvidence { result.tellEvidence { file.placeEvidence(at: $0) } }
    return result
  }

  private static func macros<T: ObjCTransform>(of type: T.Type, in file: ObjCFile) -> [Proposal] {
    (file.names.macros[file.id] ?? []).filter { T.macroReads.contains($0.read) }.map { .leaving($0, in: file) }
  }

  /// The places of a file that name an alias.
  func references(of facts: FileFacts, text: SourceText) -> [AliasMention] { references(in: file(facts, text: text)) }

  private func references(in file: ObjCFile) -> [AliasMention] {
    file.all(ObjCAliasReference.self).map { AliasMention(definitions: $0.definitions, range: $0.range) }
  }

  func file(_ facts: FileFacts, text: SourceText) -> ObjCFile {
    ObjCFile(
      id: facts.file, tree: program.objcTree(of: facts.file, holding: text), facts: facts, context: input.context(facts.file),
      program: program, aliases: ownNames.aliases.aliases, names: ownNames.objcNames.seen(from: facts.file, in: program.index.targets))
  }

  private static func proposals<T: ObjCTransform>(of type: T.Type, in file: ObjCFile) -> [Proposal] {
    let transform = type.init()
    return file.all(T.ObjCUse.self).compactMap { transform.proposal(for: $0, in: file) }
  }
}
