import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

extension ScreenAlias: ObjCTransform {
  public func proposal(for subject: ObjCAliasSubject, in file: ObjCFile) -> Proposal? {
    switch subject {
    case .use(let reference): use(reference, in: file)
    case .definition(let range, let reason): definition(range, reason, in: file)
    }
  }

  private func use(_ reference: ObjCAliasReference, in file: ObjCFile) -> Proposal? {
    guard let use = reference.use else { return nil }
    if reference.isAmbiguous {
      guard ObjCMeaning(global: use.global, path: use.path).isLegacy else { return nil }
      return ObjCReading(use, target: use.root, value: .size, in: file).manual("ambiguous-alias")
    }
    if let size = ObjCScreenSizeUse(use) { return ObjCSizeQuestion.proposal(for: size, in: file) }
    if let scale = ObjCScreenScaleUse(use) { return ObjCScaleDecision.proposal(for: scale, in: file) }
    if use.global == .screen { return ObjCScreenObjectUse(use, in: file).flatMap { ObjCScreenObjectDecision.proposal(for: $0, in: file) } }
    return ObjCWindowUse.use(of: use, in: file).flatMap { ObjCWindowQuestion.proposal(for: $0, in: file) }
  }

  private func definition(_ range: Range<ByteOffset>, _ reason: ReasonCode, in file: ObjCFile) -> Proposal {
    let code = file.text.string(in: range).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    let shown = code.count > 80 ? code.prefix(79) + "…" : code[...]
    return Proposal(
      message: "leave '\(shown)'", anchor: range, action: .manual(reason),
      record: ChangeRecord(
        scope: "top level", oldDependency: code, newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
  }
}

/// A use of an alias in Objective-C, or the definition of a macro that stays.
public enum ObjCAliasSubject: ObjCSubject {
  case use(ObjCAliasReference)
  case definition(Range<ByteOffset>, ReasonCode)

  public static func subjects(in file: ObjCFile) -> [ObjCAliasSubject] {
    let uses = file.all(ObjCAliasReference.self).map { ObjCAliasSubject.use($0) }
    let plain = file.aliases.definitions.filter { $0.file == file.id && $0.form == .macro }
      .filter { ObjCMeaning(global: $0.global, path: $0.path).isLegacy }.map { ObjCAliasSubject.definition($0.range, "macro-definition") }
    let computed = (file.names.computed[file.id] ?? []).map {
      ObjCAliasSubject.definition($0.range, $0.isAboutDevice ? "device-detection" : "macro-definition")
    }
    return uses + plain + computed
  }
}
