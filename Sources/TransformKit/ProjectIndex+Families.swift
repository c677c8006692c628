import SourceEdits

/// What derives from what.
extension ProjectIndex {
  /// The names of the superclasses that the project declares, nearest first.
  public func projectSuperclasses(of name: String, in file: FileID) -> [String] { ancestry(of: name, in: file).names }

  /// The nearest superclass that the project does not declare.
  public func sdkSuperclass(of name: String, in file: FileID) -> String? {
    let (names, place) = ancestry(of: name, in: file)
    return parent(of: names.last ?? name, in: place)?.heritage.first ?? name
  }

  /// The project's superclasses, and the file in which the name of the last one's parent stands.
  private func ancestry(of name: String, in file: FileID) -> (names: [String], file: FileID) {
    var result: [String] = []
    var (current, place) = (name, file)
    while result.count < 32 {
      guard let child = parent(of: current, in: place), let parent = child.heritage.first, parent != current, !result.contains(parent),
        candidates(parent, containers: [], file: child.file).contains(where: { $0.kind == .class })
      else { break }
      result.append(parent)
      (current, place) = (parent, child.file)
    }
    return (result, place)
  }

  /// The declaration that says what a class inherits from.
  private func parent(of name: String, in file: FileID) -> TypeDeclaration? {
    candidates(name, containers: [], file: file).first { $0.kind == .class && !$0.heritage.isEmpty }
  }

  /// True when a class of the project derives from one of Apple's, itself or through others of the project.
  func inherits(_ name: String, from sdkClass: String, in file: FileID) -> Bool {
    sdkSuperclass(of: name, in: file) == sdkClass
  }

  /// The names of the classes that the project derives from this one, directly or not, in order.
  public func projectSubclasses(of name: String) -> [String] { descendants(of: name, in: nil).map(\.simpleName).sorted() }

  /// Those that derive from the class which `file` means by the name.
  public func projectSubclasses(of name: String, in file: FileID) -> [String] { descendants(of: name, in: file).map(\.simpleName).sorted() }

  /// The declarations of the classes that derive from this one, directly or not, one for each name.
  public func descendants(of name: String, in file: FileID?) -> [TypeDeclaration] {
    var result: [String: TypeDeclaration] = [:]
    var open: [(name: String, file: FileID?)] = [(name, file)]
    while let next = open.popLast(), result.count < 200 {
      for child in children(of: next.name, in: next.file) where child.simpleName != name && result[child.simpleName] == nil {
        result[child.simpleName] = child
        open.append((child.simpleName, file == nil ? nil : child.file))
      }
    }
    return result.values.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// The classes that name this one first in their heads, and mean it.
  private func children(of name: String, in file: FileID?) -> [TypeDeclaration] {
    guard let file else { return subclasses.direct(of: name) }
    let parent = known(name)
    guard parent.declared.count > 1 else { return subclasses.direct(of: name) }
    return parent.meant(from: file).flatMap { subclasses.direct(of: $0, named: name, meant: parent) }
  }
}
