/// The text tables behind `LifeCycle`, each read once.
enum LifeCycleTables {
  static let phases: [Role: [String: Phase]] = {
    var phases: [Role: [String: Phase]] = [:]
    for role in Role.allCases {
      var methods: [String: Phase] = [:]
      // The narrower table has the last word.
      for (phase, table) in sources(of: role).flatMap(\.entries) {
        for name in WordSet.words(of: table) { methods[name] = phase }
      }
      phases[role] = methods
    }
    return phases
  }()

  static let recomputed: [Role: Set<String>] = {
    let views = WordSet.set([ViewLifeCycle.recomputed])
    return [
      .viewController: WordSet.set([ControllerLifeCycle.recomputed]),
      .view: views, .cell: views, .reusableView: views, .window: views,
      .layer: WordSet.set([LayoutLifeCycle.layerRecomputed]),
      .layout: WordSet.set([LayoutLifeCycle.layoutRecomputed]),
      .presentationController: WordSet.set([ControllerLifeCycle.presentationRecomputed]),
    ]
  }()

  static let ownSize = WordSet.set([ViewLifeCycle.ownSize])

  /// The tables that hold for a role, the general ones first.
  static func sources(of role: Role) -> [PhaseTable] {
    switch role {
    case .viewController: [ResponderLifeCycle.all, ControllerLifeCycle.viewController]
    case .view: [ResponderLifeCycle.all, ViewLifeCycle.view]
    case .window: [ResponderLifeCycle.all, ViewLifeCycle.view, ViewLifeCycle.window]
    case .cell, .reusableView: [ResponderLifeCycle.all, ViewLifeCycle.view, ViewLifeCycle.reusable]
    case .presentationController: [ControllerLifeCycle.presentationController]
    case .layer: [LayoutLifeCycle.layer]
    case .layout: [LayoutLifeCycle.layout]
    case .sceneDelegate: [SceneLifeCycle.scene]
    case .appDelegate: [SceneLifeCycle.application]
    case .application: [ResponderLifeCycle.all]
    case .swiftUIView: [LayoutLifeCycle.swiftUI]
    case .plain: [ResponderLifeCycle.plain]
    }
  }
}

/// Methods by the phase in which UIKit calls them.
struct PhaseTable: Sendable {
  var beforeGeometry = ""
  var live = ""
  var afterwards = ""
  var unknown = ""

  var entries: [(Phase, String)] {
    [(.beforeGeometry, beforeGeometry), (.live, live), (.afterwards, afterwards), (.unknown, unknown)]
  }
}
