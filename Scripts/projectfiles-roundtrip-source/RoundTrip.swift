import Foundation
import ProjectFiles
import SourceEdits
import SourceText

/// What came out for the files of one kind.
struct Totals {
  var files = 0
  var bytes = 0
  var differing = 0
  var binary = 0
  var faults = 0
  var time = Duration.zero
}

func roundTrip(_ paths: [String]) {
  var totals: [String: Totals] = [:]
  for path in paths {
    guard let text = textOfFile(path) else { continue }
    let kind = (path as NSString).pathExtension
    var sum = totals[kind] ?? Totals()
    sum.files += 1
    sum.bytes += text.count
    let clock = ContinuousClock()
    if kind == "xcconfig" {
      var file: XCConfigFile?
      sum.time += clock.measure { file = XCConfigFile(text) }
      sum.differing += check(file!, path)
    } else {
      var outcome: Result<PropertyListFile, ProjectFileFault>?
      sum.time += clock.measure {
        outcome = Result { () throws(ProjectFileFault) in
          kind == "pbxproj" ? try XcodeProjectFile(text).list : try PropertyListFile(text)
        }
      }
      switch outcome! {
      case .success(let file):
        sum.differing += differences(file.printed, text.bytes)
        if file.format == .binary { sum.binary += 1 } else { check(file, path) }
      case .failure(let fault):
        sum.faults += 1
        print("\(path):\(fault.line): cannot be read: \(fault.message)")
      }
    }
    totals[kind] = sum
  }
  for (kind, sum) in totals.sorted(by: { $0.key < $1.key }) {
    let seconds = Double(sum.time.components.attoseconds) / 1e18 + Double(sum.time.components.seconds)
    print(
      "\(kind): \(sum.files) files, \(sum.bytes) bytes, \(sum.differing) differing, \(sum.binary) binary, "
        + "\(sum.faults) not read, \(Int(Double(sum.bytes) / 1e6 / max(seconds, 1e-9))) MB/s")
  }
}

func differences(_ a: [UInt8], _ b: [UInt8]) -> Int {
  a == b ? 0 : zip(a, b).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } + abs(a.count - b.count)
}

/// Checks what stands between keys and values, and that what is written anew means the same.
func check(_ file: PropertyListFile, _ path: String) {
  for piece in file.pieces where piece.kind == .markup {
    let rest = markupRest(file.text.string(in: piece.range), file.format)
    if !rest.isEmpty {
      print("\(path):\(LineTable(file.text).position(at: piece.range.lowerBound).line): odd between values: \(rest.prefix(60))")
    }
  }
  guard let root = file.root?.plain else { return }
  let start = file.format == .xml ? "<plist>\n<dict/>\n</plist>\n" : "{\n}\n"
  do {
    let empty = try PropertyListFile(SourceText(start))
    let written = empty.text.applying(try empty.setting(root, forKey: "root"))
    if try PropertyListFile(written)["root"]?.plain != root { print("\(path): means another thing when written anew") }
  } catch {
    print("\(path): cannot be written anew: \(error)")
  }
}

/// What is left of markup without brackets, tags, comments, blanks and lines for the preprocessor.
func markupRest(_ markup: String, _ format: PropertyListFile.Format) -> String {
  if format == .xml {
    let tags = "plist|dict|array"
    let pattern = "(?s)<!--.*?-->|<\\?.*?\\?>|<!DOCTYPE[^>]*>|</?(\(tags))\\b[^>]*>|(?m:^[ \\t]*#.*$)|\u{FEFF}|\\s"
    return markup.replacing(try! Regex(pattern), with: "")
  }
  return markup.replacing(try! Regex("(?s)/\\*.*?\\*/|//[^\\n\\r]*|[{}()=;,]|\u{FEFF}|\\s"), with: "")
}

/// Checks that the lines of a configuration cover it and lists those that are not understood.
func check(_ file: XCConfigFile, _ path: String) -> Int {
  for line in file.lines {
    guard case .other(let range) = line else { continue }
    let words = file.text.string(in: range).replacing(try! Regex("//.*|\\s|\u{FEFF}"), with: "")
    if !words.isEmpty { print("\(path):\(LineTable(file.text).position(at: range.lowerBound).line): not understood: \(words.prefix(60))") }
  }
  return differences(file.lines.flatMap { file.text.bytes[$0.range] }, file.text.bytes)
}
