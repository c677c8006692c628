import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

extension OrientationLock: ObjCTransform {
  public func proposal(for use: ObjCOrientationLockUse, in file: ObjCFile) -> Proposal? {
    let words = OrientationLockWords(use.kind, code: file.code(of: use.node), lowest: file.lowestVersion(at: use.node), isObjectiveC: true)
    let site = file.site(of: use.node.child(.compoundStatement) ?? use.node)
    return Proposal(
      message: words.message, anchor: use.anchor, action: .manual(Gate.branch(site, in: file) ?? "orientation-lock"),
      record: ChangeRecord(
        scope: site.scope, oldDependency: use.kind == .delegateMethod ? ObjCOrientationLockUse.selector : file.oneLine(use.node),
        newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
  }
}

extension ObjCOrientationLockUse {
  /// The head of the method, or the message.
  fileprivate var anchor: Range<ByteOffset> {
    guard kind == .delegateMethod, let body = node.child(.compoundStatement) else { return node.range }
    return node.range.lowerBound..<body.range.lowerBound
  }
}
