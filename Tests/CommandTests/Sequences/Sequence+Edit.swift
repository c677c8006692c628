import Foundation

extension Sequence {
  /// What a person does between two runs.
  func edit() throws {
    for _ in 0...dice.below(3) {
      if files.isEmpty { try addFile() }
      let name = dice.pick(files.keys.sorted())
      let words = try editOnce(name)
      note("edit: \(words)")
      count("edit")
    }
    try write()
  }

  private func editOnce(_ name: String) throws -> String {
    var lines = files[name]!.lines
    guard !lines.isEmpty else { return "nothing to edit" }
    let index = dice.hits(2) ? ourLine(name) ?? dice.below(lines.count) : dice.below(lines.count)
    defer { if files[name] != nil { files[name]!.lines = lines } }
    switch dice.below(14) {
    case 0..<3:
      lines.insert(Line(Data("// a note\n".utf8)), at: index)
      return "a comment above line \(index + 1) of \(name)"
    case 3..<6:
      lines[index] = edited(lines[index])
      return "line \(index + 1) of \(name)"
    case 6:
      lines.remove(at: index)
      return "line \(index + 1) of \(name) removed"
    case 7:
      lines.insert(Line(lines[index].bytes), at: index)
      return "line \(index + 1) of \(name) doubled"
    case 8:
      lines.insert(Line(lines[index].bytes), at: dice.below(lines.count))
      return "line \(index + 1) of \(name) copied elsewhere"
    case 9:
      guard lines.count > 1 else { return "nothing" }
      // What is somewhere else is no longer what was written.
      let line = Line(lines.remove(at: index).bytes)
      lines.insert(line, at: (index + 1 + dice.below(lines.count)) % (lines.count + 1))
      return "line \(index + 1) of \(name) moved"
    case 10:
      files[name]!.mode = files[name]!.mode == 0o755 ? 0o644 : 0o755
      return "the mode of \(name)"
    case 11:
      files[name] = nil
      return "\(name) removed"
    case 12:
      try addFile()
      return "a file added"
    default:
      guard let ours = ourLine(name), lines[index].bytes != lines[ours].bytes else { return "nothing" }
      lines[index] = Line(lines[ours].bytes)
      return "line \(ours + 1) of \(name) over line \(index + 1)"
    }
  }

  /// A line that a batch wrote.
  private func ourLine(_ name: String) -> Int? {
    let lines = files[name]!.lines
    let ours = batches.flatMap { $0.blocks[name] ?? [] }.flatMap(\.new)
    return lines.indices.filter { index in ours.contains { $0 === lines[index] } }.randomElement(using: &dice)
  }

  private func edited(_ line: Line) -> Line {
    let ending = line.bytes.suffix { $0 == 0x0A || $0 == 0x0D }
    return Line(line.bytes.dropLast(ending.count) + Data(" // edited".utf8) + ending)
  }
}

extension Data {
  fileprivate func suffix(_ isEnding: (UInt8) -> Bool) -> Data {
    var count = 0
    for byte in reversed() {
      guard isEnding(byte) else { break }
      count += 1
    }
    return Data(self.dropFirst(self.count - count))
  }
}
