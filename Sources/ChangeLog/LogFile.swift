/// Who wrote a file of ours.
public struct ToolVersion: Codable, Equatable, Sendable {
  public let name: String
  public let version: String

  public init(version: String) {
    name = "reframe"
    self.version = version
  }
}

/// A file of ours: JSON with a schema version.
public protocol LogFile: Codable, Sendable {
  /// What such a file is called, for messages: `plan`.
  static var title: String { get }
  /// Grows when a reader of the previous version could go wrong; new members alone do not raise it.
  static var currentSchema: Int { get }
  var schemaVersion: Int { get }
  /// Throws a sentence when something in it makes no sense.
  func validate() throws(LogError)
}

extension LogFile {
  public func validate() throws(LogError) {}

  /// The file's bytes, with sorted keys and a line ending at the end, the same for the same value.
  public func encoded() throws -> [UInt8] {
    try JSONWriter.bytes(of: self) + [0x0A]
  }

  /// Reads such a file. Throws a `LogError` with a sentence that names it.
  ///
  /// - Parameter name: what the file is called in the message.
  public init(bytes: [UInt8], name: String) throws(LogError) {
    guard let reader = (try? JSONTape(bytes)).map({ JSONReader($0) }), let head = try? Head(from: reader) else {
      throw LogError("'\(name)' is no \(Self.title) of Reframe: it does not start as one, or it is cut off")
    }
    guard head.schemaVersion == Self.currentSchema else {
      throw LogError(
        "'\(name)' is a \(Self.title) in version \(head.schemaVersion) of the format; this Reframe reads version \(Self.currentSchema)")
    }
    do {
      self = try Self(from: reader)
    } catch let error as DecodingError {
      throw LogError("'\(name)' is no whole \(Self.title): \(error.words)")
    } catch {
      throw LogError("'\(name)' is no whole \(Self.title): \(error)")
    }
  }
}

private struct Head: Codable {
  let schemaVersion: Int
}

extension DecodingError {
  /// What is wrong, and where.
  var words: String {
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "" : " at " + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch self {
    case .keyNotFound(let key, let context): return "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "another kind of value is expected\(place(context.codingPath))"
    case .dataCorrupted(let context): return "the value makes no sense\(place(context.codingPath))"
    @unknown default: return "it cannot be read"
    }
  }
}
