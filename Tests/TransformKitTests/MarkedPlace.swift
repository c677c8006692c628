import ObjCSyntax
import SourceText
import SwiftSyntax
import TransformKit

/// The marked place of a program, with what its file knows of it, in either language.
struct MarkedPlace {
  let site: any Standing
  private let local: (String) -> String?

  struct NoCode: Error, CustomStringConvertible {
    let description = "the ↓ does not stand before code"
  }

  /// What a use of a name would find here: `parameter`, `let`, `var`, `unwrapped`, `pattern`, `function`, `static`; nil when
  /// no local of that name is to be seen.
  func kind(ofLocal name: String) -> String? { local(name) }

  init(_ source: String, _ language: Language) throws {
    let program = try MarkedProgram(source, language)
    switch try program.markedFile() {
    case .swift(let file): self = try Self.swift(file, at: program.offset)
    case .objc(let file): self = Self.objc(file, at: program.offset)
    }
  }

  private init(site: any Standing, local: @escaping (String) -> String?) {
    self.site = site
    self.local = local
  }

  private static func swift(_ file: SwiftFile, at offset: ByteOffset) throws -> MarkedPlace {
    guard let token = file.token(at: offset) else { throw NoCode() }
    return MarkedPlace(site: file.site(of: token)) { token.localName($0).map { word(for: $0.kind) } }
  }

  private static func objc(_ file: ObjCFile, at offset: ByteOffset) -> MarkedPlace {
    let node = file.tree.node(at: offset)
    return MarkedPlace(site: file.site(of: node)) { name in
      node.local(named: name).map { $0.isParameter ? "parameter" : $0.isStatic ? "static" : "var" }
    }
  }

  private static func word(for kind: LocalName.Kind) -> String {
    switch kind {
    case .parameter: "parameter"
    case .variable(let isLet): isLet ? "let" : "var"
    case .unwrapped: "unwrapped"
    case .pattern: "pattern"
    case .function: "function"
    }
  }
}
