import Foundation
import ObjCSyntax
import SourceText

/// What came out for one file.
struct Outcome {
  var path: String
  var bytes: Int
  var differing: Int
  var unparsed: Int
  var seconds: Double
}

func files(below path: String, _ extensions: Set<String>) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return all.filter { extensions.contains(($0 as NSString).pathExtension) }.map { path + "/" + $0 }.sorted()
}

func outcome(_ path: String, shown: Int) -> Outcome? {
  guard let data = FileManager.default.contents(atPath: path) else { return nil }
  let text = SourceText(bytes: [UInt8](data))
  let clock = ContinuousClock()
  var tree: ObjCTree?
  let time = clock.measure { tree = ObjCTree(text) }
  guard let tree else { return nil }
  let printed = tree.printed
  let differing = zip(printed, text.bytes).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } + abs(printed.count - text.count)
  let lines = shown > 0 ? LineTable(text) : nil
  for node in tree.root.descendants.lazy.filter({ $0.kind == .unparsed }).prefix(shown) {
    let line = lines!.position(at: node.range.lowerBound).line
    let code = node.code.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(100)
    print("\(path):\(line): \(node.range.count) in \(node.parent.map { "\($0.kind)" } ?? ""): \(code)")
  }
  let seconds = Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
  return Outcome(path: path, bytes: text.count, differing: differing, unparsed: tree.unparsedBytes, seconds: seconds)
}

func report(_ outcomes: [Outcome]) {
  let bytes = outcomes.reduce(0) { $0 + $1.bytes }
  let unparsed = outcomes.reduce(0) { $0 + $1.unparsed }
  let seconds = outcomes.reduce(0) { $0 + $1.seconds }
  print("files      \(outcomes.count)")
  print("bytes      \(bytes)")
  print("differing  \(outcomes.reduce(0) { $0 + $1.differing }) bytes in \(outcomes.filter { $0.differing > 0 }.count) files")
  print("unparsed   \(unparsed) bytes, \(String(format: "%.3f", Double(unparsed) * 100 / Double(max(bytes, 1)))) %")
  print("speed      \(String(format: "%.1f", Double(bytes) / 1e6 / max(seconds, 1e-9))) MB/s on one core")
  let slow = outcomes.filter { $0.bytes > 2000 }.max { $0.seconds / Double($0.bytes) < $1.seconds / Double($1.bytes) }
  if let slow { print("slowest    \(String(format: "%.1f", Double(slow.bytes) / 1e6 / slow.seconds)) MB/s \(slow.path)") }
  for worst in outcomes.filter({ $0.unparsed > 0 }).sorted(by: { $0.unparsed > $1.unparsed }).prefix(15) {
    print("  \(worst.unparsed) of \(worst.bytes)  \(worst.path)")
  }
}

/// Nodes that lack what their kind should have: not wrong for sure, but worth a look.
func isOdd(_ node: ObjCNode) -> Bool {
  let count = node.children.reduce(0) { $0 + ($1.kind == .inactiveBranch ? 0 : 1) }
  switch node.kind {
  case .binaryOperator, .castExpression: return count != 2
  case .conditionalOperator: return count < 2
  case .call, .memberAccess, .prefixUnary, .postfixUnary: return count == 0
  case .objcMessage: return ObjCMessage(node) == nil
  case .objcMethodDefinition, .objcMethodDeclaration: return ObjCMethod(node)?.selector.isEmpty ?? true
  case .variableDeclaration, .fieldDeclaration: return ObjCVariable(node) == nil && node.kind == .variableDeclaration
  case .functionDefinition, .functionDeclaration: return ObjCFunction(node) == nil
  case .objcProperty: return ObjCProperty(node) == nil
  case .ifStatement: return ObjCIf(node) == nil
  case .expressionStatement: return node.code.last != ";"
  case .labelStatement, .macroInvocation: return node.parent?.kind == .compoundStatement && node.code.contains { $0.isLowercase } && node.code.first != "@"
  default: return false
  }
}

func showOdd(_ path: String) {
  let text = SourceText(bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
  let lines = LineTable(text)
  for node in ObjCTree(text).root.descendants where isOdd(node) {
    let code = node.code.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(110)
    print("\(node.kind) \(path):\(lines.position(at: node.range.lowerBound).line): \(code)")
  }
}

var arguments = Array(CommandLine.arguments.dropFirst())
var extensions: Set<String> = ["m", "mm", "h", "pch"]
var shown = 0
if arguments.first == "--dump" {
  for path in arguments.dropFirst() {
    print(ObjCTree(SourceText(bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))).root.dump)
  }
  exit(0)
}
if arguments.first == "--odd" {
  for path in arguments.dropFirst().flatMap({ files(below: $0, extensions) }) { showOdd(path) }
  exit(0)
}
if arguments.first == "--all" {
  arguments.removeFirst()
  extensions.formUnion(["c", "cc", "cpp", "hpp"])
}
if arguments.first == "--unparsed" {
  shown = Int(arguments[1]) ?? 3
  arguments.removeFirst(2)
}
let outcomes = arguments.flatMap { files(below: $0, extensions) }.compactMap { outcome($0, shown: shown) }
report(outcomes)
exit(outcomes.contains { $0.differing > 0 } ? 1 : 0)
