import Reports
import Review
import SourceEdits
import SourceText
import TransformKit
import Transforms
import Workspace

extension ReviewDesk {
  /// Does what a key says.
  func answer(_ key: ReviewKey) throws -> Next {
    let refusal = session.refusal(of: key)
    if key != .find || refusal != nil { say(String(key.rawValue)) }
    if let words = refusal {
      message(words)
      return .ask
    }
    switch key {
    case .yes: return session.current == nil ? try finish() : try take(session.accept())
    case .no: return try take(session.decline())
    case .yesInFile: return try take(session.decideFile(.accepted))
    case .noInFile: return try take(session.decideFile(.declined))
    case .yesOfKind: return try take(session.decideKind(.accepted))
    case .noOfKind: return try take(session.decideKind(.declined))
    case .takeBack: return try takeBack()
    case .apply: return try apply()
    case .edit: return try edit()
    case .later, .earlier: return go(key, shown: nil)
    case .find: return find()
    case .explain: return explain()
    case .split: return try take(session.split())
    case .suppress: return try suppress()
    case .help: return help()
    case .quit: return .left
    }
  }

  /// Goes one change forward or back.
  func go(_ key: ReviewKey, shown: String?) -> Next {
    if let shown { say(shown) }
    let step = key == .later ? session.later() : session.earlier()
    if let words = step.message { message(words) }
    return step.message == nil ? .show : .ask
  }

  /// Writes down what happened and says what there is to say.
  func take(_ step: ReviewStep) throws -> Next {
    if let event = step.event { try journal.append(event) }
    if let words = step.message { message(words) }
    guard step.event != nil else { return .ask }
    try offerWhatWasInTheWay()
    return .show
  }

  private func find() -> Next {
    if keys.isTerminal { say("") }
    guard let words = keys.words("/") else { return .ask }
    if !keys.isTerminal { say("/" + words.escapedForTerminal) }
    let step = session.find(words)
    if let words = step.message { message(words) }
    return step.message == nil ? .show : .ask
  }

  private func help() -> Next {
    let isAtEnd = session.current == nil
    let rows = (isAtEnd ? session.keys : ReviewKey.allCases).map { ($0.rawValue, isAtEnd ? $0.meaningAtEnd : $0.meaning) }
    output.write(screen.help(rows))
    return .ask
  }

  private func explain() -> Next {
    guard let item = session.current,
      let metadata = TransformCatalogue.all.first(where: { $0.metadata.id == item.change.transform })?.metadata
    else { return .ask }
    output.write("\n" + screen.explanation(of: session.shown(item), title: metadata.title, safety: metadata.safety) + "\n")
    return .ask
  }

  // MARK: The editor

  private func edit() throws -> Next {
    guard let item = session.current else { return .ask }
    let sheet = EditSheet(item.change, in: session.texts)
    let file = try ScratchFile("edit.swift", in: runs.checkout, text: drafts[item.key] ?? sheet.text)
    defer { file.remove() }
    if let complaint = keys.aside({ Editor.open(file.path, hasTerminal: keys.isTerminal) }) {
      message("\(complaint); nothing was taken")
      return .ask
    }
    let text = String(decoding: try file.contents(), as: UTF8.self)
    do {
      guard let hunks = try sheet.hunks(in: text) else {
        drafts[item.key] = nil
        message("nothing was edited; 'y' takes the change as it is")
        return .ask
      }
      drafts[item.key] = text
      guard let change = EditSheet.change(item.change, with: hunks, in: session.texts) else {
        message("the lines are the old ones again; 'n' declines the change, 'e' opens your text again")
        return .ask
      }
      if let broken = brokenFile(with: change, insteadOf: item) {
        message("\(broken) would not parse any more, so this is not taken; 'e' opens your text again")
        return .ask
      }
      let next = try take(session.edit(hunks, as: change))
      if next == .show { drafts[item.key] = nil }
      return next
    } catch let fault as EditSheet.Fault {
      drafts[item.key] = text
      message("\(fault); 'e' opens your text again")
      return .ask
    }
  }

  /// A file that does not parse with everything accepted so far and this change; nil when all do.
  private func brokenFile(with change: Change, insteadOf item: ReviewItem) -> FileID? {
    let others = session.outcomes.filter { $0.id != item.change.id }
    return change.edits.files.first { file in
      let mine = change.edits.edits[file] ?? []
      let all = mine + others.flatMap { $0.edits.edits[file] ?? [] }
      // Where two overlap, the session refuses; alone it has to parse all the same.
      guard let text = session.texts[file], let edits = EditBatch.disjoint(all) ?? EditBatch.disjoint(mine) else { return true }
      return text.applying(edits).isBroken(in: file, unlike: text)
    }
  }

  // MARK: Comments

  private func suppress() throws -> Next {
    guard let item = session.current else { return .ask }
    // Those that stand already keep their places.
    let others = session.items.filter { session.decision(on: $0) == .suppressed && $0.key != item.key }.map(\.change)
    let comments = try SuppressionComments.make(for: others + [item.change], in: session.texts, proposals: runs.proposals)
    switch comments[item.change.id] {
    case .success(let comment): return try take(session.suppress(with: comment))
    case .failure(let refusal): message(refusal.message)
    case nil: message("there is no place for a comment")
    }
    return .ask
  }
}
