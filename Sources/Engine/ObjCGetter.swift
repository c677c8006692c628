import ObjCSyntax
import Patterns
import SourceEdits
import SourceText
import TransformKit

/// A method without parameters that only gives a value of the screen or a window: `+ (CGFloat)screenWidth`, or one that a
/// category adds to `UIScreen` or `UIApplication`; a method that looks for the window in several statements counts, too.
struct ObjCGetter {
  let selector: String
  /// The class that has it.
  let owner: String
  let isClassMethod: Bool
  let file: FileID
  private let place: Range<ByteOffset>
  private let range: Range<ByteOffset>
  fileprivate let body: Body

  fileprivate enum Body: Sendable {
    case value(ObjCNode)
    case lookup(ObjCWindowLookup)
  }

  /// Of all files, those whose names are good enough to be looked for.
  static func all(in facts: [FileSummary], program: Program, input: EngineInput, jobs: Int) -> [ObjCGetter] {
    guard let pattern = try? Pattern(pattern) else { return [] }
    let extending = Set(["UIScreen", "UIApplication"].flatMap { program.index.files(about: $0) })
    let files = facts.filter { !$0.file.isSwift && (!$0.mentions.isEmpty || extending.contains($0.file)) }
    let outcomes = WorkerPool.run(count: files.count, jobs: jobs) { item -> [ObjCGetter] in
      guard let text = input.store.parsableText(of: files[item].file) else { return [] }
      guard text.isValidUTF8, files[item].givesWindows || pattern.firstMatch(in: text) != nil else { return [] }
      return program.objcTree(of: files[item].file).map { getters(in: $0, of: files[item].file) } ?? []
    }
    return outcomes.flatMap { $0 }
  }

  /// A method whose body is one `return`.
  private static let pattern =
    #"(?m)^[+-]\h*\((?:CGFloat|float|double|CGSize|CGRect|UIWindow)[^)\n]*\)\s*\w+\s*\{\s*return\s+[^;{}]*;\s*\}"#

  private static func getters(in tree: ObjCTree, of file: FileID) -> [ObjCGetter] {
    tree.root.descendants.compactMap { node in
      guard node.kind == .objcMethodDefinition, let method = ObjCMethod(node), method.parameters.isEmpty, !method.selector.contains(":"),
        let body = Body(of: method), let type = node.ancestors().lazy.compactMap({ ObjCInterface($0) }).first,
        method.isClassMethod || type.name == "UIScreen" || type.name == "UIApplication", isSearchable(method.selector), let name = method.selectorParts.first
      else { return nil }
      return ObjCGetter(
        selector: method.selector, owner: type.name, isClassMethod: method.isClassMethod, file: file, place: name, range: node.range,
        body: body)
    }
  }

  /// Words like `width` are written everywhere.
  private static func isSearchable(_ name: String) -> Bool {
    name.count > 5 && (name.contains { $0.isUppercase || $0 == "_" }) || name == "window"
  }

  /// What it gives; a method of the screen may ask itself.
  func meaning(names: ObjCMeaning.Names) -> ObjCMeaning? {
    let found: ObjCMeaning?
    switch body {
    case .lookup(let lookup): found = ObjCMeaning(global: .application, path: lookup.path)
    case .value(let value):
      found = ObjCMeaning(value) { name, isCalled in
        guard name == "self", !isCalled, !isClassMethod, let global = GlobalUse.Global(rawValue: owner) else { return names(name, isCalled) }
        return ObjCMeaning(global: global, path: [])
      }
    }
    return found.flatMap { $0.isOfInterest && $0.read != nil ? $0 : nil }
  }

  /// The method stays: another class may answer to the same selector, and a selector can be built from a string.
  func definition(_ meaning: ObjCMeaning) -> AliasDefinition {
    AliasDefinition(
      name: selector, owner: [owner], isInstanceMember: !isClassMethod, global: meaning.global, path: meaning.path, form: .function,
      reach: .project, languages: [.objectiveC], file: file, place: place, range: range, isRemovable: false)
  }
}

extension ObjCGetter.Body {
  fileprivate init?(of method: ObjCMethod) {
    if let value = method.body?.onlyReturnedValue {
      self = .value(value)
    } else if method.resultType.contains("UIWindow"), !method.resultType.contains("UIWindowScene"), let body = method.body,
      let lookup = ObjCWindowLookup(body: body)
    {
      self = .lookup(lookup)
    } else {
      return nil
    }
  }
}
