import ObjCSyntax
import SourceEdits
import SourceText
import SwiftSyntax
import UIKitModel

extension SwiftFile {
  /// What is known of the code at a byte offset; nil where no code stands.
  public func placeEvidence(at offset: ByteOffset) -> PlaceEvidence? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let site = site(of: token)
    let ladder = Ladder(from: token, site: site)
    return program.evidence(of: site, in: id, context: context, container: ladder.containerParameter) { ladder.reach($0, rung: $1) }
  }
}

extension ObjCFile {
  /// What is known of the code at a byte offset; nil where no code stands.
  public func placeEvidence(at offset: ByteOffset) -> PlaceEvidence? {
    guard offset < text.count else { return nil }
    let node = tree.node(at: offset)
    let site = site(of: node)
    let ladder = ObjCLadder(from: node, site: site)
    return program.evidence(of: site, in: id, context: context, container: ladder.containerParameter) { ladder.reach($0, rung: $1) }
  }
}

extension Program {
  fileprivate func evidence(
    of site: some Standing, in file: FileID, context: FileContext, container: Provider?, reach: (String, String) -> LadderResult
  ) -> PlaceEvidence {
    PlaceEvidence(
      targets: index.targets.targets(of: file).map { "\($0.name) (\($0.kind.words))" }, deploymentTarget: context.deploymentTarget.description,
      type: site.type?.fullName, role: site.role.map(\.words) ?? "no type", member: site.member?.spelling, phase: site.phase.rawValue,
      calls: calls(of: site.evidence), closures: site.keepings.map(\.words) + (site.isInBackground ? ["on another queue than the main one"] : []),
      providers: providers(at: site, container: container, reach: reach))
  }

  private func calls(of evidence: PhaseEvidence) -> [PlaceEvidence.Step] {
    evidence.steps.map { step in
      let line = step.file.flatMap { file in step.offset.flatMap { offset in sources.text(file).map { LineTable($0).position(at: offset).line } } }
      return PlaceEvidence.Step(name: step.name, file: step.file, line: line)
    }
  }

  private func providers(at site: some Standing, container: Provider?, reach: (String, String) -> LadderResult) -> [String] {
    var result: [String] = []
    if let container { result.append("\(container.path): \(container.rung)") }
    if let reason = Gate.member(site) ?? Gate.role(site) { return result + (result.isEmpty ? ["none: \(reason.text)"] : []) }
    guard let (member, words) = site.role?.role?.container else { return result.isEmpty ? ["none: no-local-scene"] : result }
    switch reach(member, words) {
    case .found(let provider): result.append("\(provider.path): \(provider.rung)")
    case .none(let reason): result.append("none: \(reason.text)")
    }
    return result
  }
}

extension Role {
  /// The member by which a type of this role knows its container.
  fileprivate var container: (member: String, words: String)? {
    switch self {
    case .viewController: ("view", "the controller's view")
    case .cell: ("contentView", "the cell's content view")
    case .view, .reusableView, .window, .layer: ("bounds", "the view's own bounds")
    case .layout: ("collectionView", "the collection view of the layout")
    case .presentationController: ("containerView", "the presentation's container")
    case .sceneDelegate: ("window", "the scene's window")
    case .appDelegate, .application, .swiftUIView, .plain: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .viewController: "a view controller"
    case .view: "a view"
    case .cell: "a cell"
    case .reusableView: "a reusable view"
    case .window: "a window"
    case .sceneDelegate: "a scene delegate"
    case .appDelegate: "an app delegate"
    case .application: "the application"
    case .layer: "a layer"
    case .layout: "a collection-view layout"
    case .presentationController: "a presentation controller"
    case .swiftUIView: "a view of SwiftUI"
    case .plain: "a type without a view"
    }
  }
}

extension ResolvedRole {
  fileprivate var words: String {
    switch self {
    case .known(let role): role.words
    case .openProtocol: "a protocol that any type may adopt"
    case .unknown(let name): "not known: '\(name)' is declared nowhere in the project"
    case .ambiguous(let name): "not known: '\(name)' is declared more than once"
    }
  }
}

extension ClosureContext.Keeping {
  fileprivate var words: String {
    switch self {
    case .none: "runs before the call returns"
    case .runsAtOnce: "runs at once, and may escape"
    case .alongsideTransition: "the animation of a transition"
    case .transitionCompletion: "the completion of a transition"
    case .unknown: "may be kept for later"
    }
  }
}
