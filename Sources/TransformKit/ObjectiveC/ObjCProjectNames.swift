import SourceEdits
import SourceText

/// What the macros of a project are to Objective-C code, beyond the aliases among them.
public struct ObjCProjectNames: Sendable {
  /// A macro that is made of the screen or of a window and of other things.
  public struct ComputedMacro: Sendable, Equatable {
    public let name: String
    public let file: FileID
    /// The bytes of the directive.
    public let range: Range<ByteOffset>
    /// It means the device, not the space that the app has.
    public let isAboutDevice: Bool

    public init(name: String, file: FileID, range: Range<ByteOffset>, isAboutDevice: Bool) {
      self.name = name
      self.file = file
      self.range = range
      self.isAboutDevice = isAboutDevice
    }
  }

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

  public private(set) var computed: [FileID: [ComputedMacro]] = [:]
  public private(set) var selfMacros: [String: SelfMacro] = [:]

  public init() {}

  public mutating func add(_ macro: ComputedMacro) { computed[macro.file, default: []].append(macro) }
  public mutating func add(_ macro: SelfMacro, named name: String) { selfMacros[name] = macro }
}
