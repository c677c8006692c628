import Foundation

extension Sequence {
  private static let transforms = [
    "screen-bounds", "screen-scale", "key-window", "device-orientation", "orientation-observer", "screen-object", "window-creation",
  ]

  private func flags() -> [String] {
    var flags = dice.hits(3) ? [] : ["--include", "needs-review"]
    if dice.hits(2) { flags += ["--only", Self.transforms.shuffled(using: &dice).prefix(1 + dice.below(3)).joined(separator: ",")] }
    return flags
  }

  /// What the files become with the patch, and the batch that it is then.
  private func applying(_ patch: ReadPatch, without: Set<String> = []) throws -> (files: [String: ModelFile], batch: SequenceBatch) {
    var new = files
    var blocks: [String: [Block]] = [:]
    for name in patch.files.keys.sorted() where !without.contains(name) {
      guard var file = new[name], let found = patch.apply(to: &file, named: name) else { throw Trouble("the patch does not fit '\(name)'") }
      (new[name], blocks[name]) = (file, found)
    }
    let batch = SequenceBatch(
      number: (batches.map(\.number).max() ?? 0) + 1, before: blocks.keys.reduce(into: [:]) { $0[$1] = files[$1]!.bytes },
      after: blocks.keys.reduce(into: [:]) { $0[$1] = new[$1]!.bytes }, blocks: blocks)
    return (new, batch)
  }

  /// Writes what the diff shows, or refuses files with uncommitted changes.
  func apply() throws {
    let flags = flags()
    let shown = try reframe(["diff", "-q"] + flags)
    try demand(shown.status == 0, shown.errors)
    let (new, batch) = try applying(ReadPatch(shown.output))
    let switches = dice.pick([["--allow-dirty", "--allow-staged"], ["--allow-dirty", "--allow-staged"], [], ["--commit"]])
    let command = ["apply"] + flags + switches
    guard !batch.after.isEmpty else {
      count("apply of nothing")
      try demand(try reframe(command).status == 0, "there is nothing to write")
      return try writeAnotherFile()
    }
    if switches.count < 2, try !Set(batch.after.keys).isDisjoint(with: dirty()) {
      count("apply refused")
      return try demand(try reframe(command).status == 4, "files with uncommitted changes are refused")
    }
    count("apply")
    guard switches == ["--commit"] else { return try write(command, new, batch) }
    try demand(try reframe(command).status == 0, "it can be committed")
    took(batch, new)
    let names = try checkout.git("-c", "core.quotePath=false", "show", "--name-only", "--format=").text.split(separator: "\n").map(String.init)
    try demand(Set(names) == Set(batch.after.keys), "the commit has the files \(names)")
  }

  private func write(_ command: [String], _ new: [String: ModelFile], _ batch: SequenceBatch) throws {
    if try exactly(command, becomes: new, isDone: { $0.batches[batch.number] != nil }) { took(batch, new) }
  }

  private func took(_ batch: SequenceBatch, _ new: [String: ModelFile]) {
    files = new
    batches.append(batch)
    for (name, before) in batch.before { known[name, default: []].append((before, batch.after[name]!)) }
  }

  /// The files that differ from the last commit.
  private func dirty() throws -> Set<String> {
    let output = try checkout.git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all").output
    return Set(output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) })
  }

  // MARK: Plans

  func savePlan() throws {
    let path = ".git/plan-\(plans.count).json"
    let shown = try reframe(["diff", "-q", "--save", path] + flags())
    try demand(shown.status == 0, shown.errors)
    let plan = try SavedPlan(checkout, path)
    plans.append(
      SequencePlan(
        path: path, patch: ReadPatch(shown.output), inputs: plan.inputs.keys.reduce(into: [:]) { $0[$1] = files[$1]?.bytes }))
    count("plan")
  }

  /// Writes what a plan showed, unless files drifted; then nothing, or with `--partial` the others.
  func applyPlan() throws {
    if plans.isEmpty { try savePlan() }
    let plan = dice.pick(plans)
    let drifted = Set(plan.inputs.keys.filter { files[$0]?.bytes != plan.inputs[$0] })
    let isPartial = dice.hits(2)
    let command = ["apply", plan.path, "--allow-dirty", "--allow-staged"] + (isPartial ? ["--partial"] : [])
    guard drifted.isEmpty || isPartial else {
      count("drifted plan refused")
      return try demand(try reframe(command).status == 4, "\(drifted) drifted")
    }
    let (new, batch) = try applying(plan.patch, without: drifted)
    // The plan itself says the same, read in another way.
    let saved = try SavedPlan(checkout, plan.path)
    for name in batch.after.keys { try demand(saved.applied(to: name, files[name]!.bytes) == batch.after[name], "the plan and its diff differ in '\(name)'") }
    guard !batch.after.isEmpty else {
      count("plan of nothing")
      try demand(try reframe(command).status == 0, "there is nothing to write")
      return try writeAnotherFile()
    }
    count(drifted.isEmpty ? "plan applied" : "plan applied in part")
    try write(command, new, batch)
  }
}

/// A plan as JSON.
private struct SavedPlan {
  private struct Edit: Decodable, Hashable {
    let start: Int
    let end: Int
    let replacement: String
  }

  private struct Change: Decodable {
    let edits: [String: [Edit]]
  }

  private struct File: Decodable {
    let inputs: [String: String]
    let changes: [Change]
  }

  private let file: File
  var inputs: [String: String] { file.inputs }

  init(_ checkout: TemporaryCheckout, _ path: String) throws {
    file = try JSONDecoder().decode(File.self, from: Data(contentsOf: checkout.folder.appendingPathComponent(path)))
  }

  /// The bytes with all edits of the file, from the last to the first.
  func applied(to name: String, _ bytes: Data) -> Data {
    var bytes = bytes
    let edits = Set(file.changes.flatMap { $0.edits[name] ?? [] }).sorted { ($0.start, $0.end) > ($1.start, $1.end) }
    for edit in edits { bytes.replaceSubrange(edit.start..<edit.end, with: Data(edit.replacement.utf8)) }
    return bytes
  }
}
