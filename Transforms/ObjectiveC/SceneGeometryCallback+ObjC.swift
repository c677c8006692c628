import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit
import UIKitModel

extension SceneGeometryCallback: ObjCTransform {
  public func proposal(for use: ObjCSceneGeometryUse, in file: ObjCFile) -> Proposal? {
    switch use {
    case .read(let read): proposal(for: read, in: file)
    case .callback(let callback): ObjCCallbackDecision(callback, in: file).proposal
    }
  }

  private func proposal(for read: ObjCSceneGeometryRead, in file: ObjCFile) -> Proposal? {
    // The frame of a new window is decided with the window.
    if read.node.isInsideWindowConstruction(of: file) { return nil }
    let site = file.site(of: read.node)
    let old = file.oneLine(read.node)
    func manual(_ reason: ReasonCode, _ why: String = "") -> Proposal {
      Proposal(
        message: Proposal.leaving(old) + why, anchor: read.range, action: .manual(reason),
        record: ChangeRecord(
          scope: site.scope, oldDependency: old, newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
    }
    if let reason = Gate.branch(site, in: file) { return manual(reason) }
    let version = read.value.version
    guard file.lowestVersion(at: read.node) >= version else {
      // A question that is decided elsewhere needs no second finding.
      return file.isAskedForShape(read.node) ? nil : manual(version.tooNew, ": its 'effectiveGeometry' has it from iOS \(version) on")
    }
    let new = read.newCode(in: file)
    return Proposal(
      message: "use '\(new)' instead of '\(old)' (the same value)", anchor: read.range,
      action: .edit([file.id: read.edits], .safe, doubts: []), ties: [.expression(ObjCExpressionContext(read.node).whole.range)],
      kind: ChangeKind(provider: "effectiveGeometry"),
      record: ChangeRecord(of: read.node, as: .sceneGeometry, newDependency: "'\(new)' (the same value)", at: site, in: file))
  }
}

/// The decision about one implementation of the old callback in Objective-C.
private struct ObjCCallbackDecision {
  let callback: ObjCOldGeometryCallback
  let file: ObjCFile
  let site: ObjCSite

  private static let parameter = "previousEffectiveGeometry"

  init(_ callback: ObjCOldGeometryCallback, in file: ObjCFile) {
    self.callback = callback
    self.file = file
    site = file.site(of: callback.body)
  }

  var proposal: Proposal? {
    if let reason = Gate.branch(site, in: file) { return manual(reason) }
    guard let type = site.type?.name else { return nil }
    guard site.role == .known(.sceneDelegate) else {
      // A method of this name in another class is none that UIKit calls.
      return Gate.role(site).flatMap { ["unknown-type", "ambiguous-type"].contains($0) ? manual($0) : nil }
    }
    let isNewEnough = file.lowestVersion(at: callback.method.node) >= IOSVersion(26)
    if callback.hasSuccessor(type, in: file) { return isNewEnough ? manual("both-geometry-callbacks") : nil }
    guard isNewEnough else { return manual("min-ios-26", ": '\(ObjCOldGeometryCallback.successor)' is there from iOS 26.0 on") }
    if callback.isCalledByProject(type, in: file) { return manual("scene-callback-called") }
    if callback.readsTraits(in: file) {
      return manual("scene-trait-callback", ": traits come through 'registerForTraitChanges:', the rest through '\(ObjCOldGeometryCallback.successor)'")
    }
    guard !file.hasComment(in: callback.previous) else { return manual("comment-in-the-way") }
    guard let edits else { return manual("scene-callback-parameters") }
    return replacement(edits)
  }

  private var anchor: Range<ByteOffset> { callback.method.selectorParts[0] }

  private func manual(_ reason: ReasonCode, _ why: String = "") -> Proposal {
    let name = ObjCOldGeometryCallback.selector
    return Proposal(
      message: Proposal.leaving(name) + why, anchor: anchor, action: .manual(reason),
      record: ChangeRecord(scope: site.scope, oldDependency: name, newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
  }

  /// The edits; nil when the body does with its parameters what the new one cannot give.
  private var edits: [TextEdit]? {
    let isNameFree = !file.nodes(named: Self.parameter).contains { callback.method.node.range.contains($0.range.lowerBound) }
    guard isNameFree, let spaces = callback.uses(ofPrevious: 0, in: file), let orientations = callback.uses(ofPrevious: 1, in: file)
    else { return nil }
    var edits = EditList()
    edits.replace(callback.previous, with: "didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)\(Self.parameter)")
    for use in spaces { edits.replace(use.range, with: "\(Self.parameter).coordinateSpace") }
    for use in orientations { edits.replace(use.range, with: "\(Self.parameter).interfaceOrientation") }
    return edits.edits + callback.reads(in: file).flatMap(\.edits)
  }

  private func replacement(_ edits: [TextEdit]) -> Proposal {
    let successor = "'\(ObjCOldGeometryCallback.successor)'"
    return Proposal(
      message: "implement \(successor) instead of '\(ObjCOldGeometryCallback.selector)'", anchor: anchor,
      action: .edit([file.id: edits], .needsReview, doubts: ["no-trait-changes"]), kind: ChangeKind(provider: "effectiveGeometry"),
      record: .ofGeometryCallback(scope: site.scope, old: ObjCOldGeometryCallback.selector, new: successor))
  }
}

extension ObjCSceneGeometryRead {
  /// Puts the geometry between the scene and the name, in the way that the scene is written in.
  fileprivate var edits: [TextEdit] {
    if node.kind == .memberAccess { return [TextEdit(range: range.lowerBound..<range.lowerBound, replacement: "effectiveGeometry.")] }
    let end = scene.range.upperBound
    let isDotted = scene.kind == .memberAccess || scene.kind == .declarationReference
    if isDotted { return [TextEdit(range: end..<end, replacement: ".effectiveGeometry")] }
    let start = scene.range.lowerBound
    return [TextEdit(range: start..<start, replacement: "["), TextEdit(range: end..<end, replacement: " effectiveGeometry]")]
  }

  /// The read as it will be, on one line.
  fileprivate func newCode(in file: ObjCFile) -> String {
    var code = file.code(of: node)
    for edit in edits.reversed() {
      let index = code.utf8.index(code.startIndex, offsetBy: edit.range.lowerBound - node.range.lowerBound)
      code.insert(contentsOf: edit.replacement, at: index)
    }
    return code.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }
}

extension ObjCFile {
  /// The orientation is asked for the shape of something, which is a question of its own.
  fileprivate func isAskedForShape(_ node: ObjCNode) -> Bool {
    all(ObjCOrientationUse.self).contains { use in
      use.question != .value && use.question != .report && use.range.contains(node.range.lowerBound)
    }
  }
}
