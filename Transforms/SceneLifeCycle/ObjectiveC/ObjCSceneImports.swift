import ObjCSyntax
import ProjectFiles
import SourceEdits
import SourceText
import TransformKit

/// The imports of a scene delegate's files: those of the app delegate that the moved code may need.
struct ObjCSceneImports {
  private let change: ObjCSceneChange
  private var model: ObjCDelegateModel { change.plan.model }
  private var name: String { change.request.sceneClassName }

  init(_ change: ObjCSceneChange) {
    self.change = change
  }

  // MARK: Header

  func header(withDelegateImports: Bool) -> String {
    guard let interface = model.interface, SourceLanguage(of: interface.file.id) == .header else { return "#import <UIKit/UIKit.h>" }
    let file = interface.file
    let lines = imports(of: file).map(\.line)
    let uikit = lines.first { $0.contains("UIKit") } ?? "#import <UIKit/UIKit.h>"
    guard withDelegateImports else { return uikit }
    let forward = file.tree.root.children.filter { $0.kind == .objcClassForward }.map { $0.code.hasSuffix(";") ? $0.code : $0.code + ";" }
    let all = (lines.contains(uikit) ? lines : [uikit] + lines).joined(separator: "\n")
    return forward.isEmpty ? all : all + "\n\n" + forward.joined(separator: "\n")
  }

  // MARK: Implementation

  var implementation: String {
    guard let piece = model.implementation else { return "" }
    let words = change.movedWords
    let needs = ObjCImportNeeds(words: words, of: change.request.delegate, in: change.request.project)
    var lines = ["#import \"\(name).h\""]
    var open: String?
    let inherited = model.interface.flatMap { $0.file === piece.file ? nil : imports(of: $0.file).filter { !$0.line.contains("UIKit") } } ?? []
    let sources = model.files.filter { SourceLanguage(of: $0.id) != .header && ($0 === piece.file || !change.plan.movingNodes(in: $0).isEmpty) }
    let ownHeaders = model.files.filter { SourceLanguage(of: $0.id) == .header && !$0.topLevelNames.subtracting([model.className]).isDisjoint(with: words) }
    let needed = Set(ownHeaders.compactMap { $0.id.path.split(separator: "/").last.map(String.init) })
    let own = [name + ".h"] + model.files.compactMap { $0.id.path.split(separator: "/").last.map(String.init) }.filter { !needed.contains($0) }
    for entry in inherited + sources.flatMap(imports) {
      guard !own.contains(SourcePath.name(entry.path)), !lines.contains(entry.line), needs.mayNeed(entry.path) else { continue }
      if entry.condition != open {
        if open != nil { lines.append("#endif") }
        if let condition = entry.condition { lines.append(condition) }
        open = entry.condition
      }
      lines.append(entry.line)
    }
    if open != nil { lines.append("#endif") }
    return lines.joined(separator: "\n")
  }

  private struct Entry {
    let line: String
    let path: String
    let condition: String?
  }

  private func imports(of file: ObjCFile) -> [Entry] {
    var entries: [(offset: ByteOffset, entry: Entry)] = []
    func add(_ range: Range<ByteOffset>, _ line: String, _ path: String) {
      let conditions = file.tree.conditions(at: range.lowerBound)
      let condition = conditions.last.map { $0.negated.isEmpty ? "#\($0.kind.rawValue) \($0.condition)" : "#if !(\($0.negated.joined(separator: " ")))" }
      // Headers guard themselves with a name of their own.
      let isGuard = conditions.last.map { $0.kind == .ifndef && $0.condition.contains("_h") || $0.condition.contains("_H_") } ?? false
      entries.append((range.lowerBound, Entry(line: line, path: path, condition: isGuard ? nil : condition)))
    }
    for directive in file.tree.directives where directive.kind == .import || directive.kind == .include {
      add(directive.range, file.text.string(in: directive.range), directive.includedPath ?? "")
    }
    for node in file.tree.root.children where node.kind == .moduleImport {
      add(node.range, node.code.hasSuffix(";") ? node.code : node.code + ";", node.code.filter { $0 != ";" }.split(separator: " ").last.map(String.init) ?? "")
    }
    return entries.sorted { $0.offset < $1.offset }.map(\.entry)
  }
}

/// Which headers code may need, by the words that it writes.
struct ObjCImportNeeds {
  private let words: Set<String>
  private let project: Project
  /// The headers by their names; several projects may have one of the same name.
  private let headers: [String: [FileID]]
  private let file: FileID
  /// The code writes names that neither the project nor Apple's frameworks explain.
  private let hasUnknownNames: Bool

  /// - Parameter delegate: the one whose imports are asked about.
  init(words: Set<String>, of delegate: AppDelegateClass, in project: Project) {
    self.words = words
    self.project = project
    let file = delegate.file
    self.file = file
    headers = project.headersByName
    hasUnknownNames = words.contains { word in
      let isName = word.first?.isUppercase ?? false || word.hasPrefix("k") && word.dropFirst().first?.isUppercase ?? false || word.dropFirst().contains("_")
      return isName && !Self.isApple(word) && !project.declares(word, seenFrom: file)
    }
  }

  private static func isApple(_ word: String) -> Bool {
    if ["YES", "NO", "NULL", "BOOL", "SEL", "IMP", "Class", "API_AVAILABLE", "IBOutlet", "IBAction"].contains(word) { return true }
    return ["UI", "NS", "CG", "CA", "CF", "dispatch_", "DISPATCH_", "UN", "AV", "TARGET_"].contains { word.hasPrefix($0) }
  }

  func mayNeed(_ path: String) -> Bool {
    let base = path.split(separator: "/").last.map { $0.hasSuffix(".h") ? String($0.dropLast(2)) : String($0) } ?? path
    let module = path.split(separator: "/").first.map(String.init) ?? path
    // The scene delegate's own header brings UIKit.
    if ["UIKit", "Foundation"].contains(module) { return false }
    if words.contains(base) { return true }
    if base.hasSuffix("-Swift") || base.hasSuffix("-Prefix") { return true }
    let files = headers(path.hasSuffix(".h") ? path : base + ".h", from: file)
    guard !files.isEmpty else { return hasUnknownNames || words.contains { $0.hasPrefix(base) || $0.hasPrefix(module) } }
    var seen: Set<FileID> = []
    return files.contains { declares($0, seen: &seen) }
  }

  /// The headers that an import in a file may mean: the one beside it, else those of its own targets, of what these link, or any.
  private func headers(_ path: String, from user: FileID) -> [FileID] {
    let all = (headers[SourcePath.name(path)] ?? []).filter { path.contains("/") ? $0.path.hasSuffix(path) : true }
    let found = all.isEmpty ? headers[SourcePath.name(path)] ?? [] : all
    guard found.count > 1 else { return found }
    let beside = FileID(SourcePath.joined(user.folder, path))
    if found.contains(beside) { return [beside] }
    let nearness = found.map { project.index.targets.nearness(of: $0, from: user) }
    return zip(found, nearness).filter { $0.1 == nearness.max() }.map(\.0)
  }

  /// The header, or one that it imports, declares one of the words.
  private func declares(_ file: FileID, seen: inout Set<FileID>) -> Bool {
    guard seen.insert(file).inserted, seen.count < 60, let parsed = project.objc(file) else { return false }
    if !parsed.topLevelNames.isDisjoint(with: words) { return true }
    for directive in parsed.tree.directives where directive.kind == .import || directive.kind == .include {
      guard let path = directive.includedPath else { continue }
      let next = headers(path, from: file)
      if !next.isEmpty {
        if next.contains(where: { declares($0, seen: &seen) }) { return true }
      } else if hasUnknownNames, !path.hasPrefix("UIKit/"), !path.hasPrefix("Foundation/") {
        return true
      }
    }
    return false
  }
}

extension ObjCFile {
  /// The names that a header gives to those who import it: classes, functions, constants, macros, and what categories add.
  var topLevelNames: Set<String> {
    var names = Set(tree.directives.filter { $0.kind == .define }.compactMap(\.name))
    for node in tree.root.children {
      switch node.kind {
      case .objcInterface, .objcProtocol:
        if let name = ObjCInterface(node)?.name { names.insert(name) }
      case .objcCategory:
        guard let category = ObjCInterface(node) else { continue }
        names.formUnion(category.properties.flatMap(\.names))
        names.formUnion(node.children.compactMap { ObjCMethod($0)?.selector.words.first })
      default:
        names.formUnion(node.descendants.filter { $0.kind == .declaratorName || $0.kind == .enumConstant }.compactMap { $0.code.words.first })
      }
    }
    return names
  }
}
