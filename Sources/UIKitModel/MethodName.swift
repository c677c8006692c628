/// A method's full Swift name in its parts: `tableView(_:heightForRowAt:)` is `tableView` with `_`, `heightForRowAt`.
struct MethodName: Equatable, Sendable {
  var base: String
  /// The labels of the parameters, `_` for none; nil for a property.
  var labels: [String]?

  /// Reads a Swift name or, when there are no parentheses, an Objective-C selector or a property's name.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      self = bytes.contains(UInt8(ascii: ":")) ? ObjectiveCNames.method(ofSelector: text) : MethodName(base: text)
      return
    }
    base = String(decoding: bytes[..<open], as: UTF8.self)
    var labels: [String] = []
    var start = open + 1
    for index in start..<bytes.count where bytes[index] == UInt8(ascii: ":") {
      labels.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    self.labels = labels
  }

  init(base: String, labels: [String]? = nil) {
    self.base = base
    self.labels = labels
  }

  /// The spelling that the tables use.
  var spelling: String {
    guard let labels else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The same name as a method without parameters, for a bare word that may be a property or a selector.
  var asMethod: MethodName {
    guard labels == nil else { return self }
    return ObjectiveCNames.method(ofBareSelector: base)
  }

  var isInitializer: Bool { base == "init" || base == "init?" || base == "init!" }
}
