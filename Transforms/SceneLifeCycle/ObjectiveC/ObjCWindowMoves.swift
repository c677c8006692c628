import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// How the windows that moving code makes get their scene.
struct ObjCWindowMoves {
  let plan: ObjCMoveSet
  let hasStoryboard: Bool
  let constructions: [(construction: ObjCWindowConstruction, file: ObjCFile)]
  /// Methods that make a window, or call one that does; they get the scene as a parameter.
  let methodsWithScene: Set<String>
  /// What is written instead of ranges of moving code.
  private(set) var replacements: [FileID: [Range<ByteOffset>: String]] = [:]
  /// Statements that the scene makes needless, like those that give the window the screen's size.
  private(set) var dropped: Set<ObjCNode> = []

  private var model: ObjCDelegateModel { plan.model }

  init(_ plan: ObjCMoveSet, hasStoryboard: Bool) {
    self.plan = plan
    self.hasStoryboard = hasStoryboard
    let files = plan.model.files
    let constructions = files.flatMap { file -> [(construction: ObjCWindowConstruction, file: ObjCFile)] in
      let nodes = plan.movingNodes(in: file)
      return file.all(ObjCWindowConstruction.self).filter { one in nodes.contains { $0.range.contains(one.node.range.lowerBound) } }.map { ($0, file) }
    }
    self.constructions = constructions
    let made = constructions.map(\.construction.node.range.lowerBound)
    var methods = Set(plan.model.methods.values.filter { method in
      plan.movesMethod(method.name) && constructions.contains { $0.file === method.file } && made.contains { method.node.range.contains($0) }
    }.map(\.name))
    while let caller = plan.methodUses.first(where: { name, uses in plan.movesMethod(name) && !methods.contains(name) && uses.methods.keys.contains(where: methods.contains) }) {
      methods.insert(caller.key)
    }
    methodsWithScene = methods
    for (construction, file) in constructions {
      let scene = namesScene ? "windowScene" : "(UIWindowScene *)scene"
      replacements[file.id, default: [:]][construction.node.range] = "[\(construction.allocation) initWithWindowScene:\(scene)]"
    }
    dropSizes()
    passScenes()
  }

  /// The scene has a name of its own, because it is used more than once.
  var namesScene: Bool { constructions.count > 1 || !methodsWithScene.isEmpty }

  /// The launch code itself needs the scene.
  var needsScene: Bool { !constructions.isEmpty }

  // MARK: Sizes

  /// `self.window.frame = [UIScreen mainScreen].bounds;`
  private mutating func dropSizes() {
    for file in model.files {
      for node in plan.movingNodes(in: file) {
        for inner in [node] + Array(node.descendants) where inner.kind == .expressionStatement && setsSize(inner) {
          dropped.insert(inner)
          let extent = ObjCExtent(of: inner, in: file)
          let start = file.text.startOfLine(at: extent.range.lowerBound)
          if inner != node { replacements[file.id, default: [:]][start..<file.text.endOfLine(at: extent.range.upperBound)] = "" }
        }
      }
    }
  }

  private func setsSize(_ statement: ObjCNode) -> Bool {
    let code = statement.code.filter { !$0.isWhitespace }
    let screens = ["[UIScreenmainScreen].bounds", "[[UIScreenmainScreen]bounds]", "UIScreen.mainScreen.bounds"]
    return model.windows.contains { name in
      ["self.\(name)", "_\(name)", "[self\(name)]", "self->_\(name)", model.variables[name]?.storage ?? name].contains { window in
        screens.contains { code == "\(window).frame=\($0);" || code == "[\(window)setFrame:\($0)];" }
          || code == "\(window).screen=[UIScreenmainScreen];" || code == "\(window).screen=UIScreen.mainScreen;"
      }
    }
  }

  // MARK: Scenes as arguments

  private mutating func passScenes() {
    for (unit, uses) in plan.everyUnit where plan.units.contains(unit) {
      let file: ObjCFile
      switch unit {
      case .statement(let index): file = plan.statements[index].file
      case .method(let name): file = model.methods[name]!.file
      }
      for (name, places) in uses.methods where methodsWithScene.contains(name) {
        for place in places { replacements[file.id, default: [:]].merge(passing(place, name)) { first, _ in first } }
      }
    }
    for name in methodsWithScene {
      guard let method = model.methods[name], let last = method.method.selectorParts.last else { continue }
      let end = method.method.parameters.last?.range.upperBound ?? last.upperBound
      let text = method.method.parameters.isEmpty ? "InScene:(UIWindowScene *)windowScene" : " inScene:(UIWindowScene *)windowScene"
      replacements[method.file.id, default: [:]][end..<end] = text
    }
  }

  private func passing(_ place: ObjCNode, _ name: String) -> [Range<ByteOffset>: String] {
    if let message = ObjCMessage(place), let last = message.selectorParts.last {
      let end = message.arguments.last?.range.upperBound ?? last.upperBound
      return [end..<end: message.arguments.isEmpty ? "InScene:windowScene" : " inScene:windowScene"]
    }
    if let member = ObjCMember(place) { return [place.range: "[\(member.base.code) \(name)InScene:windowScene]"] }
    return [:]
  }

  // MARK: Refusals

  func refusal(in implementation: ObjCPiece) -> ObjCRefusal? {
    guard let first = constructions.first else {
      if hasStoryboard { return nil }
      if let refusal = foreignWindow { return refusal }
      let name = ObjCInterface(implementation.node)?.nameRange ?? implementation.node.range
      return ObjCRefusal(
        "window-needs-scene", in: implementation.file.id, range: name,
        "nothing in '\(model.className)' makes its window, and no storyboard does; find what makes it and give that the scene")
    }
    if hasStoryboard {
      return ObjCRefusal(
        "window-and-storyboard", at: first.construction.node, in: first.file, "a main storyboard makes the window, and so does this; decide for one of them first")
    }
    return constructionRefusal ?? callRefusal ?? rootRefusal(first.construction.node, in: first.file)
  }

  /// A window without a controller shows nothing; who gives it one must come along.
  private func rootRefusal(_ construction: ObjCNode, in file: ObjCFile) -> ObjCRefusal? {
    let code = model.files.flatMap { plan.movingNodes(in: $0) }.map { $0.code.filter { !$0.isWhitespace } }
    let isSet = code.contains { $0.contains("rootViewController=") || $0.contains("setRootViewController:") || $0.contains("indow:") }
    if isSet { return nil }
    return ObjCRefusal(
      "window-captured", at: construction, in: file,
      "nothing that moves gives this window a root view controller, so other code must do it through the app delegate, whose window is nil under scenes; pass the window on first")
  }

  /// A class that does not look like a window makes it.
  private var foreignWindow: ObjCRefusal? {
    for file in model.files {
      for node in plan.movingNodes(in: file).flatMap({ Array($0.descendants) }) {
        guard let assignment = ObjCAssignment(node), ObjCMessage(assignment.right)?.selector.hasPrefix("init") ?? false,
          !ObjCCodeUses(of: assignment.left, in: model).variables.keys.filter(model.windows.contains).isEmpty, ObjCMember(assignment.left)?.base.isSelfName ?? true
        else { continue }
        return ObjCRefusal(
          "custom-window-initialiser", at: assignment.right, in: file, "nobody can tell whether this window's class can be made with a scene; give it 'initWithWindowScene:' first")
      }
    }
    return nil
  }

  private var constructionRefusal: ObjCRefusal? {
    for (construction, file) in constructions {
      if !construction.isFullSize(in: file) {
        return ObjCRefusal("custom-window-frame", at: construction.node, in: file, "the window is not made in the size of the screen; move it by hand")
      }
      if construction.isSuperclassCall || !file.inheritsSceneInitialiser(construction.className) {
        return ObjCRefusal(
          "custom-window-initialiser", at: construction.node, in: file, "'\(construction.className)' cannot be made with a scene; give it 'initWithWindowScene:' first")
      }
      if file.hasComment(in: construction.node.range) {
        return ObjCRefusal("comment-in-the-way", at: construction.node, in: file, "a comment stands inside of the expression that makes the window")
      }
    }
    return nil
  }

  /// A method that makes a window is called with a scene only where one is at hand.
  private var callRefusal: ObjCRefusal? {
    for name in methodsWithScene.sorted() {
      guard let method = model.methods[name] else { continue }
      if ObjCDelegateCallbacks.moves(name) || plan.everyUnit.allSatisfy({ $0.uses.methods[name] == nil }) || method.isClassMethod {
        return ObjCRefusal("window-needs-scene", at: method.node, in: method.file, "'\(name)' makes a window when no scene is at hand; make it while the app launches")
      }
      let byName = plan.everyUnit.lazy.flatMap { $0.uses.methods[name] ?? [] }.first { $0.kind == .objcSelectorExpression }
      if let byName { return ObjCRefusal("window-needs-scene", at: byName, in: method.file, "'\(name)' makes a window and is called by its selector here") }
    }
    return nil
  }
}
