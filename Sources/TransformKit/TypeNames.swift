/// Which names of types mean the same one in Swift and in Objective-C.
struct TypeNames: Sendable {
  private var declared: [String: String] = [:]

  /// A name that the project also declares for another type stays that one's.
  init(_ files: [FileSummary]) {
    let bridged = files.lazy.flatMap(\.declarations).filter { $0.bridgedName != nil }
    for declaration in bridged { declared[declaration.bridgedName!] = declaration.simpleName }
    guard !declared.isEmpty else { return }
    for file in files {
      for declaration in file.declarations where declaration.kind != .extension { declared[declaration.simpleName] = nil }
    }
  }

  /// The name that the declaration has where it is written.
  func common(_ name: String) -> String { declared.isEmpty ? name : declared[name] ?? name }
}
