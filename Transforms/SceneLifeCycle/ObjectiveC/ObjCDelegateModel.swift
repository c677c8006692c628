import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// A node of one of the files that are looked at together.
struct ObjCPiece {
  let file: ObjCFile
  let node: ObjCNode
}

/// A property or an instance variable of an app delegate, under all the names that code has for it.
struct ObjCDelegateVariable {
  /// The name of the property, or of the instance variable where there is none.
  let name: String
  /// Empty when only `@synthesize` mentions it.
  var type: String
  /// The instance variable behind it.
  var storage: String
  var isProperty = false
  /// Declared where other files see it.
  var isInHeader = false
  /// The `@property` and instance variable declarations, in order of the files.
  var declarations: [ObjCPiece] = []
  /// The `@synthesize` or `@dynamic` that names it.
  var synthesis: ObjCPiece?
}

/// A method of an app delegate.
struct ObjCDelegateMethod {
  /// The selector, with `+` before a class method's.
  let name: String
  let file: ObjCFile
  let method: ObjCMethod
  /// In interfaces, extensions and categories.
  var declarations: [ObjCPiece] = []
  var isInHeader = false

  var node: ObjCNode { method.node }
  var isClassMethod: Bool { method.isClassMethod }
}

/// What an app delegate's class declares and implements, over all of its Objective-C files.
struct ObjCDelegateModel {
  let className: String
  let files: [ObjCFile]
  private(set) var variables: [String: ObjCDelegateVariable] = [:]
  private(set) var methods: [String: ObjCDelegateMethod] = [:]
  /// The names of the methods in the order in which they are implemented.
  private(set) var methodOrder: [String] = []
  private(set) var protocols: Set<String> = []
  /// The main implementation, next to which the scene delegate goes.
  private(set) var implementation: ObjCPiece?
  /// The main interface.
  private(set) var interface: ObjCPiece?
  /// The variables by the names of properties, getters and setters.
  private(set) var accessors: [String: String] = [:]
  /// The variables by the names of instance variables.
  private(set) var storages: [String: String] = [:]

  init(of className: String, in files: [ObjCFile]) {
    self.className = className
    self.files = files
    let parts = files.flatMap { file in
      file.tree.root.descendants.compactMap { node in ObjCInterface(node).map { (part: $0, file: file) } }
    }.filter { $0.part.name == className && $0.part.node.kind != .objcProtocol }
    for (part, file) in parts { readVariables(of: part, in: file) }
    for (part, file) in parts where part.isImplementation { readSyntheses(of: part, in: file) }
    for (part, file) in parts where part.isImplementation { readMethods(of: part, in: file) }
    for (part, file) in parts where !part.isImplementation { readDeclarations(of: part, in: file) }
    if !variables.values.contains(where: { $0.name == "window" || $0.storage == "_window" }) { variables["window"] = ObjCDelegateVariable(name: "window", type: "UIWindow *", storage: "_window", isProperty: true) }
    for variable in variables.values { name(variable) }
  }

  private mutating func readVariables(of part: ObjCInterface, in file: ObjCFile) {
    let isHeader = SourceLanguage(of: file.id) == .header
    if part.node.kind == .objcInterface { interface = ObjCPiece(file: file, node: part.node) }
    if part.node.kind == .objcImplementation { implementation = ObjCPiece(file: file, node: part.node) }
    if !part.isImplementation { protocols.formUnion(part.protocols) }
    for property in part.properties {
      for name in property.names {
        var variable = variables[name] ?? ObjCDelegateVariable(name: name, type: property.type, storage: "_" + name)
        variable.isProperty = true
        variable.isInHeader = variable.isInHeader || isHeader
        variable.declarations.append(ObjCPiece(file: file, node: property.node))
        variables[name] = variable
        if let getter = property.getter { accessors[getter] = name }
        if let setter = property.setter { accessors[setter] = name }
      }
    }
    for declaration in part.instanceVariables {
      for declarator in declaration.declarators {
        let plain = declarator.name.hasPrefix("_") ? String(declarator.name.dropFirst()) : declarator.name
        let key = variables[plain] != nil ? plain : declarator.name
        var variable = variables[key] ?? ObjCDelegateVariable(name: key, type: declarator.type, storage: declarator.name)
        variable.declarations.append(ObjCPiece(file: file, node: declaration.node))
        variables[key] = variable
      }
    }
  }

  /// `@synthesize window = _window, navigation;`
  private mutating func readSyntheses(of part: ObjCInterface, in file: ObjCFile) {
    for node in part.node.children where node.kind == .objcSynthesize || node.kind == .objcDynamic {
      for element in ObjCSynthesis(node).elements {
        if let other = variables[element.storage], other.name != element.name {
          // The instance variable was declared by itself.
          var merged = variables[element.name] ?? ObjCDelegateVariable(name: element.name, type: other.type, storage: element.storage, isProperty: true)
          merged.declarations += other.declarations
          variables[element.storage] = nil
          variables[element.name] = merged
        }
        let type = element.name == "window" ? "UIWindow *" : ""
        var variable = variables[element.name] ?? ObjCDelegateVariable(name: element.name, type: type, storage: element.storage, isProperty: true)
        variable.storage = element.storage
        variable.synthesis = ObjCPiece(file: file, node: node)
        variables[element.name] = variable
      }
    }
  }

  private mutating func readMethods(of part: ObjCInterface, in file: ObjCFile) {
    for node in part.node.children where node.kind == .objcMethodDefinition {
      guard let method = ObjCMethod(node) else { continue }
      let name = (method.isClassMethod ? "+" : "") + method.selector
      guard methods[name] == nil else { continue }
      methods[name] = ObjCDelegateMethod(name: name, file: file, method: method)
      methodOrder.append(name)
    }
  }

  private mutating func readDeclarations(of part: ObjCInterface, in file: ObjCFile) {
    for node in part.node.children where node.kind == .objcMethodDeclaration {
      guard let method = ObjCMethod(node) else { continue }
      let name = (method.isClassMethod ? "+" : "") + method.selector
      methods[name]?.declarations.append(ObjCPiece(file: file, node: node))
      if SourceLanguage(of: file.id) == .header { methods[name]?.isInHeader = true }
    }
  }

  private mutating func name(_ variable: ObjCDelegateVariable) {
    storages[variable.storage] = variable.name
    guard variable.isProperty else { return }
    accessors[variable.name] = variable.name
    accessors["set" + variable.name.prefix(1).uppercased() + variable.name.dropFirst() + ":"] = variable.name
  }
}

extension ObjCDelegateModel {
  /// The variables that hold a window.
  var windows: Set<String> {
    Set(variables.values.filter { $0.name == "window" || $0.storage == "_window" || $0.type.filter { $0 != "*" && $0 != " " }.hasPrefix("UIWindow") }.map(\.name))
  }
}

/// `@synthesize a = _a, b;`
struct ObjCSynthesis {
  let elements: [(name: String, storage: String, code: String)]

  init(_ node: ObjCNode) {
    let code = node.code.drop { $0 != " " }.filter { $0 != ";" }
    elements = code.split(separator: ",").map { part in
      let words = part.split(separator: "=").map { String($0.filter { !$0.isWhitespace }) }
      // Without a name of its own the variable is called like the property.
      return (words[0], words.count > 1 ? words[1] : words[0], String(part.drop(while: \.isWhitespace)))
    }
  }
}
