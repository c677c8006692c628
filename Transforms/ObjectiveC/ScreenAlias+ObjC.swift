import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

extension ScreenAlias: ObjCTransform {
  public static let macroReads: Set<ObjCMacro.Read> = [.alias]

  public func proposal(for subject: ObjCAliasSubject, in file: ObjCFile) -> Proposal? {
    let use = subject.use
    if subject.isAmbiguous { return ObjCReading(use, target: use.root, value: .size, in: file).manual("ambiguous-alias") }
    if let size = ObjCScreenSizeUse(use) { return ObjCSizeQuestion.proposal(for: size, in: file) }
    if let scale = ObjCScreenScaleUse(use) { return ObjCScaleDecision.proposal(for: scale, in: file) }
    return ObjCScreenObjectUse(use, in: file).flatMap { ObjCScreenObjectDecision.proposal(for: $0, in: file) }
  }
}

/// A use of an alias of the screen in Objective-C.
public struct ObjCAliasSubject: ObjCSubject {
  let use: ObjCGlobalUse
  let isAmbiguous: Bool

  public static func subjects(in file: ObjCFile) -> [ObjCAliasSubject] {
    let ambiguous = file.all(ObjCAliasReference.self).filter(\.isAmbiguous).compactMap(\.use).map { ObjCAliasSubject(use: $0, isAmbiguous: true) }
    let clear = file.all(ObjCGlobalUse.self).filter { if case .projectAlias = $0.spelling { true } else { false } }
      .map { ObjCAliasSubject(use: $0, isAmbiguous: false) }
    return (ambiguous + clear).filter { $0.use.global == .screen }.sorted { $0.use.root.range.lowerBound < $1.use.root.range.lowerBound }
  }
}
