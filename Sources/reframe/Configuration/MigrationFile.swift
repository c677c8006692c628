import Foundation
import Reports
import SourceEdits

/// `migration.json`: the batches of a scripted migration, as JSON with comments and trailing commas.
enum MigrationFile {
  /// The migration in a file. Throws a sentence with the line for anything in it that is not as it should be.
  ///
  /// - Parameter transforms: the ids that there are.
  static func migration(at path: String, transforms: [String]) throws -> Migration {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.usage("cannot read the migration \(path)")
    }
    return try migration(in: Array(data), shownAs: path, transforms: transforms)
  }

  /// The migration in the bytes of a file.
  static func migration(in bytes: [UInt8], shownAs path: String, transforms: [String]) throws -> Migration {
    let document: JSON5.Value
    do {
      document = try JSON5.parse(bytes)
    } catch {
      throw Failure.usage("\(path):\(error.line):\(error.column): \(error.message)")
    }
    guard case .object(let members) = document else {
      throw Failure.usage("\(path): an object with \"batches\" is expected")
    }
    let section = try CheckedObject<MigrationKey>(members, path: path, title: "a migration")
    let onFailure = try section.choice(.onFailure, among: FailurePolicy.self) ?? .stop
    guard let items = try section.items(.batches) else {
      throw Failure.usage("\(path): \"batches\" is missing; a migration is a list of them")
    }
    let reader = BatchReader(path: path, transforms: transforms, usualPolicy: onFailure)
    return Migration(batches: try reader.batches(in: items), onFailure: onFailure)
  }
}

private enum MigrationKey: String, CaseIterable { case batches, onFailure }

private enum BatchKey: String, CaseIterable {
  case name, transforms, paths, levels, exclude, verify, commit, onFailure, maxRuns
}

private enum VerifyKey: String, CaseIterable { case command, timeLimit }

/// Reads the list of batches.
private struct BatchReader {
  let path: String
  let transforms: [String]
  let usualPolicy: FailurePolicy

  func batches(in items: [JSON5.Item]) throws -> [MigrationBatch] {
    var lines: [String: Int] = [:]
    return try items.map { item in
      guard case .object(let members) = item.value else {
        throw Failure.usage("\(path):\(item.line): a batch is an object with a \"name\"")
      }
      let section = try CheckedObject<BatchKey>(members, path: path, title: "a batch")
      let batch = try batch(section, line: item.line)
      if let line = lines[batch.name] {
        throw Failure.usage("\(section.place(.name)): the batch in line \(line) is called '\(batch.name)', too")
      }
      lines[batch.name] = item.line
      return batch
    }
  }

  private func batch(_ section: CheckedObject<BatchKey>, line: Int) throws -> MigrationBatch {
    let verify = try verification(section)
    let policy = try section.choice(.onFailure, among: FailurePolicy.self)
    if policy != nil, verify == nil {
      throw Failure.usage("\(section.place(.onFailure)): without a \"verify\" nothing can fail")
    }
    let maxRuns = try section.number(.maxRuns, "a whole number from 1") { Int($0).flatMap { $0 < 1 ? nil : $0 } }
    if maxRuns != nil, verify == nil || policy ?? usualPolicy != .bisect {
      throw Failure.usage(
        "\(section.place(.maxRuns)): only a batch with a \"verify\" and \"onFailure\": \"bisect\" has more than one run")
    }
    let levels = try section.choices(.levels, among: Safety.self, order: [.safe, .needsReview])
    return MigrationBatch(
      name: try name(section, line: line), transforms: try transforms(section), paths: try paths(section) ?? ["."],
      levels: levels ?? [.safe], exclude: try section.texts(.exclude)?.map(\.text) ?? [], verify: verify,
      commit: try section.bool(.commit) ?? false, onFailure: policy ?? usualPolicy,
      maxRuns: maxRuns ?? MigrationBatch.usualMaxRuns)
  }

  private func name(_ section: CheckedObject<BatchKey>, line: Int) throws -> String {
    guard let name = try section.text(.name) else {
      throw Failure.usage("\(path):\(line): a batch needs a \"name\"")
    }
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw Failure.usage("\(section.place(.name)) is one line of text")
    }
    return name
  }

  private func transforms(_ section: CheckedObject<BatchKey>) throws -> Set<String>? {
    guard let list = try section.texts(.transforms) else { return nil }
    for item in list where !transforms.contains(item.text) {
      let question = Suggestion.question(for: item.text, among: transforms)
      throw Failure.usage(
        "\(item.place): there is no transform '\(item.text)'" + (question.map { "; \($0)" } ?? ""),
        hint: "'reframe transforms' lists them.")
    }
    return Set(list.map(\.text))
  }

  /// The paths without `.` and doubled slashes. What climbs is refused, for a link could lead it anywhere.
  private func paths(_ section: CheckedObject<BatchKey>) throws -> [String]? {
    try section.texts(.paths)?.map { item in
      if item.text.hasPrefix("/") {
        throw Failure.usage("\(item.place): '\(item.text)' is absolute; paths start at the root of the checkout")
      }
      let parts = item.text.split(separator: "/").filter { $0 != "." }
      if parts.contains("..") {
        throw Failure.usage("\(item.place): '\(item.text)' climbs; paths lead down from the root of the checkout")
      }
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
  }

  /// A command alone, or an object with the command and its time limit.
  private func verification(_ section: CheckedObject<BatchKey>) throws -> MigrationBatch.Verification? {
    guard let member = section.member(.verify) else { return nil }
    guard case .object(let members) = member.value else {
      guard case .string = member.value else {
        throw Failure.usage("\(section.place(.verify)) is a command, or an object with \"command\" and \"timeLimit\"")
      }
      return try section.text(.verify).map {
        MigrationBatch.Verification(command: $0, timeLimit: MigrationBatch.Verification.usualTimeLimit)
      }
    }
    let parts = try CheckedObject<VerifyKey>(members, path: path, title: "\"verify\"")
    guard let command = try parts.text(.command) else {
      throw Failure.usage("\(section.place(.verify)) needs a \"command\"")
    }
    let limit = try parts.number(.timeLimit, "a number of seconds above 0") { text in
      Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
    return .init(command: command, timeLimit: limit ?? MigrationBatch.Verification.usualTimeLimit)
  }
}
