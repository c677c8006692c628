import ObjCSyntax

/// Something that an Objective-C class does when the orientation changes.
struct ObjCOrientationStep {
  enum Kind {
    case call(ObjCHandlerMethod)
    case block(ObjCNotificationBlock)
  }

  let kind: Kind
  let part: ObjCClassParts.Part?
  /// It runs before the transition.
  var isBefore: Bool

  /// What is sent to the object; nil for a block.
  var call: String? {
    if case .call(let handler) = kind { return handler.call }
    return nil
  }

  var code: (part: ObjCClassParts.Part, node: ObjCNode)? {
    switch kind {
    case .call(let handler): (handler.method.part, handler.method.node)
    case .block(let block): part.map { ($0, block.block.node) }
    }
  }

  /// The lines that do it at once; nil when a block cannot be written out.
  var directLines: [String]? {
    switch kind {
    case .call(let handler): ["[self \(handler.call)];"]
    case .block(let block): block.linesForDirectUse
    }
  }
}

/// The weak names for the object that a place in a body sees.
struct ObjCWeakScope {
  private(set) var names: [String] = []
  /// Statements without white space that give one by a macro.
  private(set) var macros: Set<String> = []
  /// Names that the body declares behind the place.
  private var later: Set<String> = []

  init() {}

  /// - Parameter statement: the last statement before the place; nil for the end of the body.
  init(_ body: ObjCNode, before statement: ObjCNode?) {
    for child in body.children {
      let isBefore = statement.map { child.range.upperBound <= $0.range.upperBound } ?? true
      if let name = child.nameOfWeakSelf {
        if isBefore { names.append(name) } else { later.insert(name) }
      } else if child.isWeakMacro {
        if isBefore { macros.insert(child.code.filter { !$0.isWhitespace && $0 != ";" }) } else { later.insert("weakSelf") }
      } else if let variable = ObjCVariable(child) {
        later.formUnion(variable.declarators.map(\.name))
      }
    }
  }

  /// Adds what a block brings along; false when the place cannot have it. `statement` is nil when it has it already.
  mutating func add(_ name: String) -> Bool {
    guard !later.contains(name) else { return false }
    names.append(name)
    return true
  }

  mutating func addMacro(_ code: String) -> Bool { macros.insert(code.filter { !$0.isWhitespace && $0 != ";" }).inserted }
}

/// The lines that ask the coordinator of a transition to run something when it has ended.
struct ObjCCompletion {
  private let steps: [ObjCOrientationStep]
  private var scope: ObjCWeakScope
  private let file: ObjCFile
  private var result: [String] = []

  init(steps: [ObjCOrientationStep], scope: ObjCWeakScope, in file: ObjCFile) {
    self.steps = steps.filter { !$0.isBefore }
    self.scope = scope
    self.file = file
  }

  /// Methods share a completion; each block keeps its own. Nil when a name is taken.
  func lines(_ coordinator: String) -> [String]? {
    var copy = self
    return copy.write(coordinator) ? copy.result : nil
  }

  private mutating func write(_ coordinator: String) -> Bool {
    let head = "[\(coordinator) animateAlongsideTransition:nil completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {"
    var open = steps[...]
    while let first = open.popFirst() {
      switch first.kind {
      case .call(let handler):
        var calls = [handler.call]
        while let next = open.first?.call {
          calls.append(next)
          open.removeFirst()
        }
        guard let name = weakName() else { return false }
        result += [head] + calls.map { "\t[\(name) \($0)];" } + ["}];"]
      case .block(let block):
        for prelude in block.preludes where !bring(prelude) { return false }
        result += [head] + block.bodyLines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}];"]
      }
    }
    return true
  }

  /// A name for the object that the block does not keep; it is declared when there is none.
  private mutating func weakName() -> String? {
    // Without ARC there is no `__weak`, and the transition ends before long.
    if file.text.contains("[super dealloc]") { return "self" }
    if let known = scope.names.first { return known }
    guard scope.add("weakSelf") else { return nil }
    result.append("__weak \(typeof)(self) weakSelf = self;")
    return "weakSelf"
  }

  private mutating func bring(_ prelude: ObjCNotificationBlock.Prelude) -> Bool {
    let code = prelude.statement.code
    guard let name = prelude.statement.nameOfWeakSelf else {
      if scope.addMacro(code) { result.append(code) }
      return true
    }
    if scope.names.contains(name) { return true }
    guard scope.add(name) else { return false }
    result.append(code)
    return true
  }

  /// The spelling that the file uses; strict C++ has no `typeof`.
  private var typeof: String {
    for spelling in ["__typeof__", "__typeof"] where file.text.contains(spelling + "(self)") { return spelling }
    return SourceLanguage(of: file.id) == .objectiveCpp ? "__typeof" : "typeof"
  }
}
