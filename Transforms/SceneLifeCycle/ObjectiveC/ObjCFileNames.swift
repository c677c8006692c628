import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// What the implementation files of an app delegate define for themselves, and what of it moving code needs: macros,
/// constants, functions, classes.
struct ObjCFileNames {
  /// Definitions that go with the code, in order.
  private(set) var moved: [ObjCExtent] = []
  /// Definitions that stand in both places, in order.
  private(set) var repeated: [ObjCExtent] = []
  private(set) var refusal: ObjCRefusal?

  init(_ plan: ObjCMoveSet, implementation: ObjCPiece) {
    for file in plan.model.files where SourceLanguage(of: file.id) != .header {
      let ranges = plan.movingNodes(in: file).map(\.range)
      guard !ranges.isEmpty else { continue }
      decide(ObjCDefinitions(in: file, of: plan.model), ranges: ranges, in: file)
    }
  }

  /// Something that may stand in one file only, for a delegate that keeps all of it.
  var refusalToRepeat: ObjCRefusal? {
    for extent in moved {
      let code = extent.file.text.string(in: extent.range)
      guard let node = extent.file.tree.root.children.first(where: { extent.range.contains($0.range.lowerBound) }) else { continue }
      let isSymbol = node.kind == .objcImplementation || [.functionDefinition, .variableDeclaration].contains(node.kind) && !code.hasWord("static")
      if isSymbol {
        return ObjCRefusal(
          "app-delegate-state", at: node, in: extent.file, "systems before iOS 13 need this here, and the scene delegate needs it as well; give it a file of its own first")
      }
    }
    return nil
  }

  private mutating func decide(_ definitions: ObjCDefinitions, ranges: [Range<ByteOffset>], in file: ObjCFile) {
    let words = file.wordPlaces
    var needed: [ObjCDefinitions.Definition] = []
    var places = ranges
    while let next = definitions.all.first(where: { one in
      !needed.contains { $0.name == one.name } && one.isNamed(in: places, of: file, words)
    }) {
      needed.append(next)
      places += next.ranges
    }
    for definition in needed {
      let own = definition.ranges
      let stays = words[definition.name]?.first { place in !places.contains { $0.contains(place.lowerBound) } && !own.contains { $0.contains(place.lowerBound) } }
      let inMacro = file.tree.directives.first { directive in
        (directive.kind == .define || directive.kind == .if || directive.kind == .ifdef || directive.kind == .ifndef || directive.kind == .undef)
          && !places.contains(directive.range) && file.text.string(in: directive.range).hasWord(definition.name)
      }
      if stays == nil, inMacro == nil, own.reduce(0, { $0 + file.text.string(in: $1).filter(\.isNewline).count }) > 80 {
        refusal = refusal ?? ObjCRefusal(
          "app-delegate-state", in: file.id, range: own[0], "'\(definition.name)' is defined beside the app delegate and goes with its window; give it a file of its own first")
      } else if stays == nil, inMacro == nil {
        moved += own.map { ObjCExtent(of: $0, in: file) }
      } else if definition.isRepeatable {
        repeated += own.map { ObjCExtent(of: $0, in: file) }
      } else {
        let place = stays ?? own[0]
        refusal = refusal ?? ObjCRefusal(
          "app-delegate-state", in: file.id, range: place, "'\(definition.name)' is used here and by the window's code, which moves; give it a file of its own first")
      }
    }
    moved.sort { $0.range.lowerBound < $1.range.lowerBound }
    repeated.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// The names that one file defines at its top level.
struct ObjCDefinitions {
  struct Definition {
    let name: String
    var ranges: [Range<ByteOffset>]
    /// A literal under a name.
    let isRepeatable: Bool

    func isNamed(in places: [Range<ByteOffset>], of file: ObjCFile, _ words: [String: [Range<ByteOffset>]]) -> Bool {
      if words[name]?.contains(where: { word in places.contains { $0.contains(word.lowerBound) } && !ranges.contains { $0.contains(word.lowerBound) } }) ?? false { return true }
      return file.tree.directives.contains { directive in
        directive.kind == .define && !ranges.contains(directive.range) && places.contains { $0.contains(directive.range.lowerBound) }
          && file.text.string(in: directive.body).hasWord(name)
      }
    }
  }

  private(set) var all: [Definition] = []

  init(in file: ObjCFile, of model: ObjCDelegateModel) {
    for directive in file.tree.directives where directive.kind == .define {
      if let name = directive.name { add(name, directive.range, isRepeatable: true) }
    }
    let own = file.tree.root.children.filter { ObjCInterface($0)?.name == model.className }
    for node in Array(file.tree.root.children) + own.flatMap({ Array($0.children) }) {
      switch node.kind {
      case .functionDefinition, .functionDeclaration:
        if let function = ObjCFunction(node) { add(function.name, node.range, isRepeatable: node.kind == .functionDeclaration) }
      case .variableDeclaration, .declarationStatement:
        guard let variable = ObjCVariable(node) else { continue }
        let isConstant = node.code.contains("const ") || variable.specifiers.contains("extern")
        for declarator in variable.declarators { add(declarator.name, node.range, isRepeatable: isConstant) }
      case .typedefDeclaration:
        for declarator in ObjCVariable(node)?.declarators ?? [] { add(declarator.name, node.range, isRepeatable: true) }
      case .objcInterface, .objcImplementation, .objcCategory, .objcProtocol:
        guard let part = ObjCInterface(node), part.name != model.className, part.categoryName ?? "" == "" else { continue }
        add(part.name, node.range, isRepeatable: false)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, _ range: Range<ByteOffset>, isRepeatable: Bool) {
    if let index = all.firstIndex(where: { $0.name == name }) {
      all[index].ranges.append(range)
    } else {
      all.append(Definition(name: name, ranges: [range], isRepeatable: isRepeatable))
    }
  }
}

extension ObjCFile {
  /// The bytes of every identifier in code, by its text, the branches that the parser left out and the conditions of
  /// `#if` included.
  var wordPlaces: [String: [Range<ByteOffset>]] {
    var places: [String: [Range<ByteOffset>]] = [:]
    for token in tree.tokens where token.kind == .identifier { places[text.string(in: token.range), default: []].append(token.range) }
    for directive in tree.directives where [.if, .ifdef, .ifndef, .elif].contains(directive.kind) {
      for word in text.string(in: directive.body).words { places[word, default: []].append(directive.range) }
    }
    return places
  }
}

extension String {
  /// What it holds between signs and spaces.
  var words: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }

  /// The word stands in the text as a whole one.
  func hasWord(_ word: String) -> Bool { words.contains(word) }
}

extension ObjCMoveSet {
  /// The nodes of a file that move.
  func movingNodes(in file: ObjCFile) -> [ObjCNode] {
    let moving = statements.filter { moves($0) && $0.file === file }.map(\.node)
    let methods = model.methodOrder.filter(movesMethod).compactMap { model.methods[$0] }.filter { $0.file === file }.map(\.node)
    return moving + methods
  }
}
