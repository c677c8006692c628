import Foundation

/// Checks a value against a JSON Schema, as far as the keywords go that our schema uses.
struct SchemaChecker {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is wrong, each with the path to it.
  func faults(in value: Any) -> [String] { faults(value, root, at: "") }

  private func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.split(separator: "/").last!)
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else { return ["\(path): no \(name)"] }
      return faults(value, target, at: path)
    }
    let shown = path.isEmpty ? "/" : path
    var result: [String] = []
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject { result.append("\(shown): is not \(constant)") }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      result.append("\(shown): is none of the values")
    }
    if let type = schema["type"] as? String, !has(value, type) { return result + ["\(shown): is no \(type)"] }
    if let object = value as? [String: Any] { result += faults(object, schema, at: path) }
    if let list = value as? [Any] { result += faults(list, schema, at: path) }
    if let text = value as? String { result += faults(text, schema, at: shown) }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
      result.append("\(shown): is below \(least)")
    }
    return result
  }

  private func faults(_ object: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var result = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
      "\(path.isEmpty ? "/" : path): lacks \($0)"
    }
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      if let schema = properties[name] ?? schema["additionalProperties"] as? [String: Any] {
        result += faults(member, schema, at: "\(path)/\(name)")
      } else if !properties.isEmpty {
        result.append("\(path)/\(name): is not described")
      }
    }
    return result
  }

  private func faults(_ list: [Any], _ schema: [String: Any], at path: String) -> [String] {
    var result: [String] = []
    if let least = schema["minItems"] as? Int, list.count < least { result.append("\(path): is too short") }
    if let items = schema["items"] as? [String: Any] {
      result += list.enumerated().flatMap { faults($0.element, items, at: "\(path)/\($0.offset)") }
    }
    return result
  }

  private func faults(_ text: String, _ schema: [String: Any], at path: String) -> [String] {
    var result: [String] = []
    if let least = schema["minLength"] as? Int, text.count < least { result.append("\(path): is too short") }
    if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
      result.append("\(path): does not match")
    }
    return result
  }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    default: false
    }
  }
}
