import SourceEdits
import TransformKit
import UIKitModel

/// The decision about one window that the application is asked for: the same in both languages.
struct WindowDecision<Question: WindowQuestion> {
  let question: Question

  var site: Question.Place { question.site }

  var proposal: Proposal {
    switch provider {
    case .none(let reason): question.manual(reason)
    // An optional that does not fit is worth a word only where there is somebody to ask.
    case .found(let provider): question.fits ? replacement(provider) : question.manual("needs-unwrap")
    }
  }

  private func replacement(_ provider: Provider) -> Proposal {
    if provider.isOptional, question.isForced { return question.manual("weak-self-optional") }
    let isHandedIn = provider.rung.hasPrefix("the parameter")
    if !isHandedIn, !site.phase.mayBeInWindow || question.hasLeftItsWindow { return question.manual("unsafe-phase") }
    if question.asksRootForItself { return question.manual("asks-the-root-controller") }
    if question.searchesLastWindow { return question.manual("window-order") }
    if !isHandedIn, question.showsItself { return question.manual("no-local-scene") }
    if !isHandedIn, question.isAfterNewRoot { return question.manual("unsafe-phase") }
    if !isHandedIn, question.isInWindowOfItsOwn { return question.manual("window-of-its-own") }
    // During a transition the window stays the same.
    let phaseDoubt = site.phase == .beforeTransition ? nil : site.phaseDoubt(showsItself: question.showsItself)
    let doubts = [phaseDoubt, question.isLastWindow ? "window-order" : nil].compactMap { $0 }
    return question.replace(with: question.text(of: provider), from: provider, doubts: doubts)
  }

  private var provider: LadderResult {
    if let container = question.containerParameter, site.member?.parameters.contains(where: { $0.type == "UIWindow" }) != true {
      return .found(Provider(path: container.member("window"), rung: container.rung))
    }
    if let reason = Gate.member(site) { return .none(reason) }
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController:
      return window(of: question.reach("view", rung: "the window of the controller's view"), mark: "")
    case .view, .cell, .reusableView:
      return question.reach("window", rung: "the window of the view")
    case .presentationController:
      return window(of: question.reach("containerView", rung: "the window of the container view"), mark: question.optionalMark)
    case .layout:
      return window(of: question.reach("collectionView", rung: "the window of the collection view"), mark: question.optionalMark)
    case .sceneDelegate where question.hasWindowProperty:
      return question.reach("window", rung: "the scene delegate's own window")
    case .swiftUIView: return .none("no-local-scene")
    default: return .none(Gate.role(site) ?? "no-local-scene")
    }
  }

  private func window(of result: LadderResult, mark: String) -> LadderResult {
    guard case .found(let provider) = result else { return result }
    return .found(Provider(path: provider.path + mark + ".window", isOptional: provider.isOptional, rung: provider.rung))
  }
}
