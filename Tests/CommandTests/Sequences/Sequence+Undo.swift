import Foundation

extension Sequence {
  /// Takes a batch back, whatever became of its files.
  func undo() throws {
    let open = batches.indices.filter { batches[$0].standing != .undone }
    guard let last = open.last else {
      count("undo of nothing")
      return try demand(try reframe(["undo"]).status == 2, "there is nothing to take back")
    }
    let isLast = dice.hits(2)
    let index = isLast ? last : dice.pick(open)
    let merges = dice.hits(2)
    let command = ["undo"] + (isLast ? [] : [String(batches[index].number)]) + (merges ? ["--merge"] : [])
    let isUntouched = batches[index].standing == .applied && batches[index].after.allSatisfy { files[$0.key]?.bytes == $0.value }
    if isUntouched { try undoExactly(command, index) } else { try undoLoosely(command, index, merges: merges) }
  }

  /// Nobody touched the files: every byte from before is back.
  private func undoExactly(_ command: [String], _ index: Int) throws {
    let batch = batches[index]
    var new = files
    for (name, before) in batch.before {
      var lines = files[name]!.lines
      for block in batch.blocks[name] ?? [] {
        if let place = block.place(in: lines) { lines.replaceSubrange(place, with: block.old) }
      }
      new[name]!.lines = lines
      if new[name]!.bytes != before { new[name]!.become(before) }
    }
    let old = files
    guard try exactly(command, becomes: new, isDone: { $0.batches[batch.number] == false }) else { return }
    count("undo")
    batches[index].standing = .undone
    noteSteps(since: old)
  }

  private func noteSteps(since old: [String: ModelFile]) {
    for (name, file) in files {
      guard let before = old[name]?.bytes, before != file.bytes else { continue }
      known[name, default: []].append((before, file.bytes))
    }
  }

  /// Files were written or edited since: it is refused, or takes back lines of ours and nothing else.
  private func undoLoosely(_ command: [String], _ index: Int, merges: Bool) throws {
    let batch = batches[index]
    let result = try reframe(command)
    let isKnown = batch.after.allSatisfy { name, after in files[name].map { isReachable(name, after, $0.bytes) } ?? false }
    if result.status == 4 {
      count(isKnown ? "undo refused, touched" : "undo refused, edited")
      return
    }
    try demand(merges || isKnown, "\(command): files were edited, and it was not refused")
    try demand(result.status == 0 || merges && result.status == 1, "\(command): \(result.status) \(result.errors)")
    count(merges && !isKnown ? "undo merged\(result.status == 1 ? " in part" : "")" : "undo out of order")
    let old = files
    let now = try Snapshot(checkout.folder).sources
    for name in batch.after.keys {
      guard let found = now.files[name]?.bytes else {
        try demand(files[name] == nil, "'\(name)' is gone")
        continue
      }
      try demand(files[name] != nil, "'\(name)' is there again")
      try takeBack(index, name, found, isWhole: result.status == 0)
    }
    batches[index].standing = result.status == 0 ? .undone : .partlyUndone
    noteSteps(since: old)
  }

  private func isReachable(_ name: String, _ start: Data, _ end: Data) -> Bool {
    var (seen, open): (Set<Data>, [Data]) = ([start], [start])
    while let place = open.popLast() {
      if place == end { return true }
      for step in known[name] ?? [] where step.before == place && seen.insert(step.after).inserted { open.append(step.after) }
    }
    return false
  }

  /// Makes the file what was found, when only lines of the batch that nobody touched were taken back, and all of them
  /// that are said to have been.
  private func takeBack(_ index: Int, _ name: String, _ found: Data, isWhole: Bool) throws {
    let (batch, file) = (batches[index], files[name]!)
    let blocks = batch.blocks[name] ?? []
    let left = blocks.indices.filter { !batch.takenBack[name, default: []].contains($0) }
    if let taken = Self.taken(left, of: blocks, from: file.lines, to: found) {
      let isDone = !isWhole || taken.blocks.count == left.count || isReachable(name, batch.before[name]!, found)
      try demand(isDone, "undo left lines in '\(name)' and does not say so:\n\(text(found))")
      batches[index].takenBack[name, default: []].formUnion(taken.blocks)
      files[name]!.lines = taken.lines
      return
    }
    // Several batches may have written to one line; then parts of lines come back.
    let isKnown = isReachable(name, batch.after[name]!, file.bytes)
    try demand(isKnown, "undo changed lines of '\(name)' that are not ours:\n--- from\n\(text(file.bytes))\n--- to\n\(text(found))")
    if isWhole, let merged = try Words.merged(file.bytes, base: batch.after[name]!, batch.before[name]!, in: checkout) {
      try demand(merged == found, "undo of '\(name)' gave\n\(text(found))\n--- and not\n\(text(merged))")
      count("undo compared with a merge of words")
    }
    batches[index].takenBack[name, default: []].formUnion(left)
    files[name]!.become(found)
  }

  /// Which of the blocks were taken out of the lines to come to these bytes, and the lines then; nil when no such blocks
  /// lead there. Of several ways the one that takes most counts.
  private static func taken(
    _ left: [Int], of blocks: [Block], from lines: [Line], to bytes: Data
  ) -> (blocks: Set<Int>, lines: [Line])? {
    let places = left.compactMap { index in blocks[index].place(in: lines).map { (index: index, place: $0) } }
      .sorted { $0.place.lowerBound < $1.place.lowerBound }
    var ways: [(blocks: Set<Int>, lines: [Line], length: Int)] = [([], [], 0)]
    var next = 0
    func keep(upTo end: Int) {
      for line in lines[next..<end] {
        ways = ways.compactMap { way in
          bytes.dropFirst(way.length).starts(with: line.bytes) ? (way.blocks, way.lines + [line], way.length + line.bytes.count) : nil
        }
      }
      next = end
    }
    for (index, place) in places {
      keep(upTo: place.lowerBound)
      let others = ways.compactMap { way in
        let old = blocks[index].old.reduce(into: Data()) { $0 += $1.bytes }
        return bytes.dropFirst(way.length).starts(with: old) ? (way.blocks.union([index]), way.lines + blocks[index].old, way.length + old.count) : nil
      }
      keep(upTo: place.upperBound)
      ways += others
    }
    keep(upTo: lines.count)
    return ways.filter { $0.length == bytes.count }.max { $0.blocks.count < $1.blocks.count }.map { ($0.blocks, $0.lines) }
  }

  private func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Merges by words, with git.
private enum Words {
  /// nil when git finds a conflict.
  static func merged(_ current: Data, base: Data, _ other: Data, in checkout: TemporaryCheckout) throws -> Data? {
    for (name, bytes) in [("current", current), ("base", base), ("other", other)] {
      try split(bytes).write(to: checkout.folder.appendingPathComponent(".git/\(name)"))
    }
    let result = try checkout.git("merge-file", "--stdout", ".git/current", ".git/base", ".git/other")
    return result.status == 0 ? join(result.output) : nil
  }

  /// Every word and every other byte on a line of its own, line endings as a letter that nobody uses.
  private static func split(_ bytes: Data) -> Data {
    var result = Data()
    var isWord = false
    for byte in bytes {
      let isPart = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      if !(isPart && isWord), !result.isEmpty { result.append(0x0A) }
      result.append(byte == 0x0A ? 0x01 : byte)
      isWord = isPart
    }
    return result
  }

  private static func join(_ bytes: Data) -> Data {
    Data(bytes.filter { $0 != 0x0A }.map { $0 == 0x01 ? 0x0A : $0 })
  }
}
