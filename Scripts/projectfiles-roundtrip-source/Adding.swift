import Foundation
import ProjectFiles
import SourceEdits
import SourceText

func addSceneDelegates(_ paths: [String], showsDiff: Bool) {
  var probe = AddingProbe(showsDiff: showsDiff)
  for path in paths {
    guard let text = textOfFile(path), let project = try? XcodeProjectFile(text) else { continue }
    for target in project.targets where target.isApplication && !target.isWatch { probe.add(path, project, target) }
  }
  print("app targets \(probe.targets), added \(probe.added), by synchronised folders \(probe.covered), refused \(probe.refused), faults \(probe.faults)")
}

/// Adds a scene delegate to app targets and looks at what comes out.
struct AddingProbe {
  let showsDiff: Bool
  var targets = 0
  var added = 0
  var covered = 0
  var refused = 0
  var faults = 0

  mutating func add(_ path: String, _ project: XcodeProjectFile, _ target: XcodeTarget) {
    targets += 1
    guard let delegate = delegate(of: target, path, project) else {
      print("\(path): \(target.name): no app delegate")
      return
    }
    let isSwift = delegate.hasSuffix(".swift")
    let folder = (delegate as NSString).deletingLastPathComponent
    let names = isSwift ? ["ProbeSceneDelegate.swift"] : ["ProbeSceneDelegate.h", "ProbeSceneDelegate.m"]
    let new = names.map { folder.isEmpty ? $0 : folder + "/" + $0 }
    do {
      let owners = project.targets(compiling: delegate).map(\.id)
      let edits = try project.addingSources(new, besides: delegate, toTargets: owners)
      guard let sorted = EditBatch.disjoint(edits) else { return fault(path, target, "the edits conflict") }
      let after = try XcodeProjectFile(project.text.applying(sorted))
      try check(project, after, edits, new, delegate, owners, path, target)
    } catch let refusal as ProjectFileRefusal {
      refused += 1
      print("\(path): \(target.name): refused: \(refusal)")
    } catch {
      fault(path, target, "\(error)")
    }
  }

  private mutating func fault(_ path: String, _ target: XcodeTarget, _ message: String) {
    faults += 1
    print("\(path): \(target.name): FAULT: \(message)")
  }

  /// The path of the target's app delegate, told by its name.
  private func delegate(of target: XcodeTarget, _ path: String, _ project: XcodeProjectFile) -> String? {
    let listed = project.sourceFiles(of: target).compactMap(\.path)
    let root = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let synchronized = project.synchronizedFolders.flatMap { folder in
      (FileManager.default.enumerator(atPath: root + "/" + folder.path)?.compactMap { $0 as? String } ?? [])
        .map { folder.path + "/" + $0 }.filter { folder.contains($0, for: target.id) }
    }
    return (listed + synchronized).first { candidate in
      let name = (candidate as NSString).lastPathComponent
      return name.hasSuffix("AppDelegate.swift") || name.hasSuffix("AppDelegate.m") || name.hasSuffix("AppDelegate.mm")
        || name.hasSuffix("App.swift")
    }
  }

  private mutating func check(
    _ before: XcodeProjectFile, _ after: XcodeProjectFile, _ edits: [TextEdit], _ new: [String], _ delegate: String,
    _ owners: [String], _ path: String, _ target: XcodeTarget
  ) throws {
    if edits.isEmpty { covered += 1 } else { added += 1 }
    if edits.contains(where: { !$0.range.isEmpty }) { fault(path, target, "an edit replaces something") }
    let compiled = new.filter { !$0.hasSuffix(".h") }
    for file in compiled where after.targets(compiling: file).map(\.id) != owners { fault(path, target, "\(file) is in other targets") }
    if try !after.addingSources(new, besides: delegate, toTargets: owners).isEmpty { fault(path, target, "a second time adds again") }
    if try before.addingSources(new, besides: delegate, toTargets: owners) != edits { fault(path, target, "not the same twice") }
    let old = objects(before), now = objects(after)
    let ids = now.keys.filter { old[$0] == nil }
    if ids.contains(where: { $0.wholeMatch(of: /[0-9A-F]{24}/) == nil }) { fault(path, target, "an id is not of 24 digits") }
    if Set((after.list["objects"] ?? after.list.root!).entries.map(\.key)).count != (after.list["objects"] ?? after.list.root!).entries.count {
      fault(path, target, "an id is there twice")
    }
    let listed = edits.isEmpty || ids.isEmpty ? 0 : new.count + compiled.count * owners.count
    if ids.count != listed { fault(path, target, "\(ids.count) new objects, \(listed) expected") }
    let changed = old.keys.filter { old[$0] != now[$0] }
    let expected = edits.count - ids.count
    if changed.count > expected || changed.contains(where: { !grew(old[$0]!, now[$0]!) }) { fault(path, target, "another object changed") }
    if showsDiff { show(before.text, edits, path, target) }
  }

  private func objects(_ project: XcodeProjectFile) -> [String: PropertyListValue] {
    Dictionary((project.list["objects"] ?? project.list.root!).entries.map { ($0.key, $0.value.plain) }) { $1 }
  }

  /// True when the only difference is that a list has more items, the old ones in their order.
  private func grew(_ old: PropertyListValue, _ new: PropertyListValue) -> Bool {
    guard case .dictionary(let a) = old, case .dictionary(let b) = new, a.map(\.key) == b.map(\.key) else { return false }
    return zip(a, b).allSatisfy { x, y in
      if x.value == y.value { return true }
      guard case .array(let items) = x.value, case .array(let more) = y.value else { return false }
      return more.filter(items.contains) == items
    }
  }

  private func show(_ text: SourceText, _ edits: [TextEdit], _ path: String, _ target: XcodeTarget) {
    print("== \(path): \(target.name)")
    for edit in edits {
      let line = text.startOfLine(at: max(0, edit.range.lowerBound - 1))
      print("  " + text.string(in: line..<edit.range.lowerBound) + "\n+ " + edit.replacement.replacing("\n", with: ""))
    }
  }
}
