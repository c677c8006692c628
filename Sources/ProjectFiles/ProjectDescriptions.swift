import SourceText

/// The keys of a YAML text by their indentation: enough for descriptions, no more.
struct YAMLOutline {
  struct Line {
    let indentation: Int
    /// Empty for an item of a list that is one word.
    let key: String
    let value: String
    /// From 1.
    let number: Int
  }

  let lines: [Line]

  init(_ text: String) {
    var lines: [Line] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var rest = line.drop { $0 == " " }
      if rest.hasPrefix("- ") {
        rest = rest.dropFirst(2).drop { $0 == " " }
      } else if rest.isEmpty || rest.hasPrefix("#") || rest.hasPrefix("---") {
        continue
      }
      let indentation = line.count - rest.count
      let words = rest.ranges(of: " #").first.map { rest[..<$0.lowerBound] } ?? rest
      guard let colon = Self.colon(words) else {
        lines.append(Line(indentation: indentation, key: "", value: Self.plain(words), number: index + 1))
        continue
      }
      lines.append(
        Line(
          indentation: indentation, key: Self.plain(words[..<colon]), value: Self.plain(words[words.index(after: colon)...]),
          number: index + 1))
    }
    self.lines = lines
  }

  /// The indices of the lines right below a line; of the outermost ones for nil.
  func children(of parent: Int?) -> [Int] {
    let start = parent.map { $0 + 1 } ?? 0
    let outer = parent.map { lines[$0].indentation } ?? -1
    let block = lines.indices.dropFirst(start).prefix { lines[$0].indentation > outer }
    guard let indentation = block.first.map({ lines[$0].indentation }) else { return [] }
    return block.filter { lines[$0].indentation == indentation }
  }

  func child(_ key: String, of parent: Int?) -> Int? { children(of: parent).first { lines[$0].key == key } }

  /// The indices of all lines below a line.
  func block(of parent: Int) -> [Int] {
    Array(lines.indices.dropFirst(parent + 1).prefix { lines[$0].indentation > lines[parent].indentation })
  }

  /// A colon with a blank or nothing behind it.
  private static func colon(_ words: Substring) -> Substring.Index? {
    words.indices.first { index in
      let next = words.index(after: index)
      return words[index] == ":" && (next == words.endIndex || words[next] == " ")
    }
  }

  private static func plain(_ words: Substring) -> String {
    let text = words.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed()
    let word = String(text)
    if word.count > 1, let first = word.first, first == "\"" || first == "'", word.last == first {
      return String(word.dropFirst().dropLast())
    }
    return word
  }
}

/// XcodeGen's `project.yml`.
enum XcodeGenDescription {
  /// The targets, those of included files too; nil for a text that describes no project.
  static func targets(
    _ path: String, _ text: SourceText, reading read: (String) -> SourceText?
  ) -> [GeneratedProject.Target]? {
    let outline = YAMLOutline(text.string)
    let isProject = ["targets", "include"].contains { outline.child($0, of: nil) != nil }
    guard isProject, outline.child("name", of: nil) != nil else { return nil }
    var open: Set<String> = []
    return targets(path, outline, reading: read, &open)
  }

  private static func targets(
    _ path: String, _ outline: YAMLOutline, reading read: (String) -> SourceText?, _ open: inout Set<String>
  ) -> [GeneratedProject.Target] {
    guard open.count < 64, open.insert(path).inserted else { return [] }
    var result = outline.child("targets", of: nil).map { outline.children(of: $0).map { target(path, outline, $0) } } ?? []
    for included in includes(outline) {
      let file = SourcePath.joined(SourcePath.folder(path), included)
      if let text = read(file) { result += targets(file, YAMLOutline(text.string), reading: read, &open) }
    }
    return result
  }

  private static func includes(_ outline: YAMLOutline) -> [String] {
    guard let include = outline.child("include", of: nil) else { return [] }
    if !outline.lines[include].value.isEmpty { return [outline.lines[include].value] }
    return outline.block(of: include).map { outline.lines[$0] }.filter { $0.key.isEmpty || $0.key == "path" }.map(\.value)
  }

  private static func target(_ path: String, _ outline: YAMLOutline, _ index: Int) -> GeneratedProject.Target {
    let line = outline.lines[index]
    let type = outline.child("type", of: index).map { outline.lines[$0].value }
    var plist = GeneratedProject.InfoPlist.unknown
    if outline.child("info", of: index) != nil {
      plist = .described
    } else if let file = outline.block(of: index).map({ outline.lines[$0] }).first(where: { $0.key == "INFOPLIST_FILE" }) {
      plist = .file(file.value)
    }
    return GeneratedProject.Target(
      name: line.key, isApplication: type.map { $0 == "application" || $0 == "application.on-demand-install-capable" },
      infoPlist: plist, path: path, line: line.number)
  }
}

/// Tuist's `Project.swift`.
enum TuistDescription {
  static func targets(_ path: String, _ text: SourceText) -> [GeneratedProject.Target] {
    Calls.all(in: text.string, named: ["Target", ".target"]).compactMap { call in
      guard let name = call.text("name"), call.code.contains("product:") else { return nil }
      let plist: GeneratedProject.InfoPlist
      if let infoPlist = call.rest(behind: "infoPlist:") {
        let isDescribed = [".extendingDefault", ".dictionary", ".default"].contains(where: infoPlist.hasPrefix)
        plist = isDescribed ? .described : Calls.string(infoPlist).map { .file($0) } ?? .unknown
      } else {
        plist = .described
      }
      let product = call.rest(behind: "product:")
      return GeneratedProject.Target(
        name: name, isApplication: product.map { $0.hasPrefix(".app,") || $0.hasPrefix(".app\n") || $0.hasPrefix(".appClip") },
        infoPlist: plist, path: path, line: call.line)
    }
  }
}

/// The build files of Bazel and Buck.
enum BuildFile {
  static func targets(_ path: String, _ text: SourceText) -> [GeneratedProject.Target] {
    Calls.all(in: text.string, named: ["ios_application", "apple_bundle"]).compactMap { call in
      guard let name = call.text("name") else { return nil }
      return GeneratedProject.Target(name: name, isApplication: true, infoPlist: .unknown, path: path, line: call.line)
    }
  }
}

/// Calls in a text, found by their names and brackets.
private enum Calls {
  struct Call {
    let code: String
    /// From 1.
    let line: Int

    /// What stands behind the words, without blanks at the start.
    func rest(behind words: String) -> String? {
      code.ranges(of: words).first.map { String(code[$0.upperBound...].drop { $0 == " " }) }
    }

    /// The string that an argument is, `name: "App"` or `name = "App"`.
    func text(_ argument: String) -> String? {
      [argument + ":", argument + " =", argument + "="].lazy.compactMap(rest).compactMap { $0.first == "\"" ? Calls.string($0) : nil }.first
    }
  }

  /// The first string in the code, as long as it stands on its line.
  static func string(_ code: String) -> String? {
    let line = code.prefix { $0 != "\n" }
    let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  static func all(in text: String, named names: [String]) -> [Call] {
    names.flatMap { name in
      text.ranges(of: name + "(").compactMap { found -> Call? in
        let before = text[..<found.lowerBound].last
        guard name.first == "." || !(before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false) else { return nil }
        var depth = 1
        let end = text[found.upperBound...].indices.first { index in
          if text[index] == "(" { depth += 1 }
          if text[index] == ")" { depth -= 1 }
          return depth == 0
        }
        let code = text[found.upperBound..<(end ?? text.endIndex)]
        return Call(code: String(code), line: text[..<found.lowerBound].count(where: \.isNewline) + 1)
      }
    }.sorted { $0.line < $1.line }
  }
}
