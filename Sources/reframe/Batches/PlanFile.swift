import ChangeLog
import Foundation
import Reports
import SourceEdits
import SourceText
import Workspace

/// A plan as it was named on the command line.
struct PlanFile {
  let name: String
  let plan: Plan

  /// Reads the plan that the only operand names; nil when it names files or folders to work on.
  init?(_ invocation: Invocation) throws {
    let operands = invocation.arguments.operands
    guard let name = operands.first(where: Self.isPlan) else { return nil }
    let selecting: [FlagName] = [.only, .skip, .include, .exclude, .ios, .assume]
    if let flag = selecting.first(where: invocation.arguments.isSet) {
      throw Failure.usage(
        "a plan is applied as it was made; --\(flag.rawValue) belongs to 'reframe diff --save'",
        hint: "Make another plan with it, or leave it out.")
    }
    guard operands.count == 1 else { throw Failure.usage("a plan is applied alone; '\(name)' is one of \(operands.count) operands") }
    do {
      let file = try NamedFile(name, currentDirectory: FileManager.default.currentDirectoryPath)
      guard let bytes = try file.contents() else { throw LogError("there is no plan '\(name)'") }
      plan = try Plan(bytes: bytes, name: name)
    } catch {
      throw Failure.usage("\(error)", hint: "Make one with 'reframe diff --save \(name.quotedForShell)'.")
    }
    self.name = name
  }
}

extension PlanFile {
  /// What the names of plans end with.
  static let ending = ".json"

  /// True when the operand names a plan, not a file or folder of sources.
  private static func isPlan(_ operand: String) -> Bool {
    var isFolder: ObjCBool = false
    guard operand.lowercased().hasSuffix(ending) else { return false }
    return !FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) || !isFolder.boolValue
  }

  /// Keeps a plan. Throws when the name is none for a plan, or when something else than a plan has it.
  static func save(_ plan: Plan, as name: String) throws {
    guard name.lowercased().hasSuffix(ending) else {
      throw Failure.usage("--save: the name of a plan ends with '\(ending)', and '\(name)' does not")
    }
    do {
      let file = try NamedFile(name, currentDirectory: FileManager.default.currentDirectoryPath)
      let old = try file.contents()
      if let old, !old.isEmpty, (try? Plan(bytes: old, name: name)) == nil {
        throw WorkspaceError("'\(name)' is there already and is no plan that this Reframe reads; choose another name, or remove it", kind: .refused)
      }
      try file.write(try plan.encoded(), replacing: old)
    } catch let error as WorkspaceError {
      throw Failure(code: error.kind == .refused ? .refused : .files, message: "the plan is not kept: \(error.message)")
    }
  }
}

/// Writes exactly what a plan shows.
struct ApplyPlan {
  private let invocation: Invocation
  private let configuration: Configuration
  private let checkout: Checkout
  private let file: PlanFile
  private var plan: Plan { file.plan }

  init(_ file: PlanFile, _ invocation: Invocation) throws {
    self.invocation = invocation
    self.file = file
    (configuration, checkout) = try invocation.configure(paths: [])
    do throws(LogError) {
      try file.plan.check(version: Tool.version, root: checkout.root)
    } catch {
      throw Failure(code: .refused, message: error.message, hint: "Nothing was written.")
    }
  }

  func run() throws -> ExitCode {
    let valid = try validated()
    let files = plan.files.map { FileID($0.path) }
    // While git looks at its index, the files are looked at.
    let (answer, draft) = try Parallel.both(aside: checkout.answer(on: files)) { try self.draft(valid) }
    let batch = AppliedBatch(configuration: configuration, invocation: invocation, checkout: checkout)
    try batch.write(
      draft, answer: answer, reporting: ChangeSet(accepted: draft.changes, offered: draft.offered, findings: draft.findings),
      arguments: "")
    let isLeft = !plan.offered.isEmpty || !valid.findings.isEmpty || draft.changes.count < valid.changes.count
    return configuration.isStrict && isLeft ? .findings : .done
  }

  private typealias Valid = (changes: [Change], offered: [Change], findings: [Finding])

  /// What is to be written, once the files were found to be what the plan says.
  private func draft(_ valid: Valid) throws -> BatchDraft {
    let contents = Contents(of: plan, in: checkout)
    let changes = try stillRight(valid.changes, contents)
    var draft = BatchDraft(
      title: BatchDraft.title(of: changes), changes: changes, offered: valid.offered.filter { contents.has($0) },
      findings: valid.findings, command: invocation.commandLine, texts: contents.texts, ids: contents.ids)
    guard fits(contents) else { throw damaged }
    draft.prepared = try draft.writes()
    guard try isPromised(draft, valid.changes) else { throw damaged }
    return draft
  }

  private var damaged: Failure {
    Failure(
      code: .refused, message: "'\(file.name)' does not fit what it says of its files; it was edited, or it is damaged",
      hint: "Nothing was written. Make the plan again with 'reframe diff --save'.")
  }

  /// What the plan holds, once all of it was found to make sense.
  private func validated() throws(Failure) -> Valid {
    do {
      return (try plan.validChanges(), try plan.offered.map { try $0.change() }, try plan.findings.map { try $0.finding() })
    } catch {
      throw Failure(code: .refused, message: "'\(file.name)': \(error)", hint: "Nothing was written.")
    }
  }

  /// The changes whose files are what they were. Throws, naming the files, when some are not and that was not allowed.
  private func stillRight(_ planned: [Change], _ contents: Contents) throws -> [Change] {
    guard !contents.drifted.isEmpty else { return planned }
    let edited = Set(planned.flatMap { $0.edits.files + $0.creations.keys })
    let list = contents.drifted.sorted { (edited.contains($0) ? 0 : 1, $0) < (edited.contains($1) ? 0 : 1, $1) }
      .map { "  \($0.path.escapedForTerminal)\(edited.contains($0) ? "" : " (only read)")" }
    let shown = list.prefix(20) + (list.count > 20 ? ["  and \(counted(list.count - 20, "more", "more"))"] : [])
    let message = "\(counted(list.count, "file")) changed since the plan was made:\n\(shown.joined(separator: "\n"))"
    guard invocation.arguments.isSet(.partial) else {
      throw Failure(
        code: .refused, message: message,
        hint: "Nothing was written. Make the plan again, or say --partial to apply it without the changes of these files.")
    }
    invocation.terminal.say("reframe: \(message.escapedLines)\n")
    let drifted = Set(contents.drifted)
    // A file that changed may use by now what a change takes away because nothing used it.
    return planned.filter { $0.requires == nil && drifted.isDisjoint(with: $0.edits.files) && drifted.isDisjoint(with: $0.creations.keys) }
  }

  /// True when every edit finds the text that it takes away.
  private func fits(_ contents: Contents) -> Bool {
    (plan.changes + plan.offered).allSatisfy { change in
      change.edits.allSatisfy { path, edits in
        guard let text = contents.texts[FileID(path)] else { return true }
        return edits.allSatisfy { $0.end <= text.count && text.bytes[$0.start..<$0.end].elementsEqual($0.removed.utf8) }
      }
    }
  }

  /// True when every file becomes what the plan says, but for those that some changes are left out of.
  private func isPromised(_ draft: BatchDraft, _ planned: [Change]) throws -> Bool {
    let promised = Dictionary(plan.files.map { ($0.path, $0.after) }) { first, _ in first }
    let isWhole = draft.changes.count == planned.count
    let (edits, allEdits) = isWhole ? ([:], [:]) : (draft.changes.editsByFile, planned.editsByFile)
    return try draft.writes().allSatisfy {
      !isWhole && edits[$0.file] != allEdits[$0.file] || promised[$0.file.path] == $0.state.after
    }
  }
}

/// What the files of a plan are now.
private struct Contents {
  /// Of the files that are what they were: those that the plan edits or offers to.
  private(set) var texts: [FileID: SourceText] = [:]
  private(set) var ids: [FileID: ContentID] = [:]
  private(set) var drifted: [FileID] = []

  init(of plan: Plan, in checkout: Checkout) {
    var wanted = plan.inputs.map { (file: FileID($0.key), id: String?.some($0.value)) }
    wanted += plan.files.filter { plan.inputs[$0.path] == nil }.map { (FileID($0.path), $0.before) }
    let needed = Set(plan.files.map(\.path) + plan.offered.flatMap(\.edits.keys))
    let results = Parallel.map(wanted.sorted { $0.file < $1.file }) { item -> (file: FileID, text: SourceText?, id: ContentID?, isSame: Bool) in
      guard let bytes = try? checkout.read(item.file) else {
        return (item.file, nil, nil, item.id == nil && !checkout.exists(item.file))
      }
      let text = SourceText(bytes: bytes)
      let id = ContentID(of: text)
      return (item.file, text, id, id.digits == item.id)
    }
    for result in results {
      if !result.isSame { drifted.append(result.file) }
      guard result.isSame, let text = result.text, needed.contains(result.file.path) else { continue }
      texts[result.file] = text
      ids[result.file] = result.id
    }
  }

  func has(_ change: Change) -> Bool { change.edits.files.allSatisfy { texts[$0] != nil } }
}
