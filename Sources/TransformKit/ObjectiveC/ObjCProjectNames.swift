import SourceEdits
import SourceText

/// What the macros of a project are to Objective-C code, beyond the aliases among them.
public struct ObjCProjectNames: Sendable {
  /// A macro that declares a name for the object itself.
  public struct SelfMacro: Sendable, Equatable {
    public let isWeak: Bool
    /// Nil when the name is the argument.
    public let name: String?

    public init(isWeak: Bool, name: String?) {
      self.isWeak = isWeak
      self.name = name
    }
  }

  /// The macros that read from the screen or a window, by the file that defines them, in order.
  public private(set) var macros: [FileID: [ObjCMacro]] = [:]
  public private(set) var selfMacros: [String: SelfMacro] = [:]

  /// The macros that make text of what they are given.
  public private(set) var textMacros: Set<String> = []

  private var computing: [String: Set<FileID>] = [:]

  public init() {}

  public mutating func add(_ macro: ObjCMacro) {
    macros[macro.file, default: []].append(macro)
    if macro.computes { computing[macro.name, default: []].insert(macro.file) }
  }

  /// True when a definition of the name that the file may see does more than read.
  public func computes(_ name: String, seenFrom file: FileID) -> Bool {
    guard let files = computing[name] else { return false }
    return files.contains { $0 == file || SourceLanguage(of: $0) == .header }
  }
  public mutating func add(textMacro name: String) { textMacros.insert(name) }
  public mutating func add(_ macro: SelfMacro, named name: String) { selfMacros[name] = macro }
}
