import ObjCSyntax
import SourceEdits
import SourceText

extension Program {
  /// A file of Objective-C with nothing but its tree and the types of the project; nil when it cannot be read.
  func plainObjCFile(_ file: FileID) -> ObjCFile? {
    objcTree(of: file).map { plainObjCFile(file, tree: $0) }
  }

  /// The same for a tree of its text, which may have changed since the program was made.
  func plainObjCFile(_ file: FileID, tree: ObjCTree) -> ObjCFile {
    ObjCFile(
      id: file, tree: tree, facts: summary(of: file) ?? FileSummary(file: file, mentions: [], declarations: []),
      context: sources.context(file), program: self)
  }

  /// Which header shows a member of a class of Objective-C to other files.
  enum Header {
    case none
    /// That of a category, which may only serve the class itself.
    case ofCategory
    /// The class's own, for others.
    case ofClass
  }

  func header(declaring word: String, of className: String, seenFrom user: FileID) -> Header {
    var found = Header.none
    for file in index.files(about: className, in: user) {
      guard SourceLanguage(of: file) == .header, file != user, mayWrite(word, in: file), let header = plainObjCFile(file) else { continue }
      for node in header.nodes(named: word) {
        guard let interface = node.interface(declaring: word), ObjCInterface(interface)?.name == className else { continue }
        if interface.kind == .objcInterface { return .ofClass }
        found = .ofCategory
      }
    }
    return found
  }
}

extension ObjCNode {
  /// The interface in which the name is that of a method or property.
  fileprivate func interface(declaring word: String) -> ObjCNode? {
    guard let declaration = selfAndAncestors.first(where: { $0.kind == .objcMethodDeclaration || $0.kind == .objcProperty }) else { return nil }
    let isName = ObjCMethod(declaration)?.selector.hasPrefix(word) ?? ObjCProperty(declaration)?.names.contains(word) ?? false
    return isName ? declaration.ancestors().first { $0.kind == .objcInterface || $0.kind == .objcCategory } : nil
  }
}
