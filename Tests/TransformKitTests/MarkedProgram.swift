@testable import Engine
import SourceEdits
import SourceText
import SwiftParser
import SwiftSyntax
import TransformKit

/// The two languages that code of the screen is written in.
enum Language: String, Sendable {
  case swift
  case objc

  /// What the first file of a program is called when nothing says so.
  fileprivate var firstFile: String { self == .swift ? "A.swift" : "A.m" }
}

/// A small program with one place marked by `↓`.
///
/// A line `// file: B.swift` starts another file; what stands before the first such line is `A.swift` or `A.m`.
struct MarkedProgram {
  let texts: [FileID: SourceText]
  /// The file with the mark, and the byte behind it.
  let file: FileID
  let offset: ByteOffset

  struct WrongMark: Error, CustomStringConvertible {
    let count: Int
    var description: String { "a row has one ↓, and this one has \(count)" }
  }

  init(_ source: String, _ language: Language) throws {
    var texts: [FileID: SourceText] = [:]
    var marks: [(file: FileID, offset: ByteOffset)] = []
    for (name, text) in Self.files(of: source, first: language.firstFile) {
      let file = FileID(name)
      if let mark = text.firstRange(of: "↓") { marks.append((file, text[..<mark.lowerBound].utf8.count)) }
      texts[file] = SourceText(text.replacing("↓", with: "", maxReplacements: 1))
    }
    guard marks.count == 1, source.count(where: { $0 == "↓" }) == 1 else {
      throw WrongMark(count: source.count { $0 == "↓" })
    }
    self.texts = texts
    (file, offset) = marks[0]
  }

  private static func files(of source: String, first: String) -> [(name: String, text: String)] {
    var files = [(name: first, lines: [Substring]())]
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files.append((String(line.dropFirst("// file: ".count)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { ($0.name, $0.lines.joined(separator: "\n") + "\n") }.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}

extension MarkedProgram {
  /// The marked file, with all that is known of the program around it.
  enum File {
    case swift(SwiftFile)
    case objc(ObjCFile)
  }

  struct DoesNotParse: Error, CustomStringConvertible {
    let file: FileID
    var description: String { "\(file) of this row does not parse" }
  }

  /// The only place in these tests that knows how a program is put together.
  func markedFile() throws -> File {
    for (file, text) in texts where file.isSwift && text.doesNotParse { throw DoesNotParse(file: file) }
    let text = texts[file]!
    let facts = FirstPass().summary(of: file, text)
    return file.isSwift ? .swift(analyzer.swiftFile(facts, text: text)) : .objc(analyzer.objcFile(facts, text: text))
  }

  private var analyzer: FileAnalyzer {
    struct Missing: Error {}
    let texts = texts
    let input = EngineInput(
      files: texts.keys.sorted(),
      store: SourceStore { file in
        guard let text = texts[file] else { throw Missing() }
        return text.bytes
      },
      context: { _ in FileContext(deploymentTarget: IOSVersion(15)) })
    let pass = FirstPass()
    let facts = texts.sorted { $0.key < $1.key }.map { pass.summary(of: $0.key, $0.value) }
    let index = ProjectIndex(facts)
    let context = input.context
    let program = Program(facts, index: index, sources: Program.Sources(text: { texts[$0] }, context: context))
    var objc = ObjCAliasSearch(facts, program: program, input: input, options: EngineOptions())
    objc.run()
    let names = OwnNames(
      helpers: nil, aliases: AliasSearch(program: program, input: input, options: EngineOptions()), macros: objc.macros, objcNames: objc.names)
    return FileAnalyzer(transforms: [], program: program, helpers: ProjectHelpers(), ownNames: names, input: input, blanks: false)
  }
}

extension SourceText {
  /// What does not parse is not looked into, and a row would pass or fail for that alone.
  fileprivate var doesNotParse: Bool { bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError }
}
