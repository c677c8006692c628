import ObjCSyntax
import SourceText

/// An Objective-C class with its interfaces, categories and implementations, in this file and in others.
public struct ObjCClassParts {
  /// One `@interface` or `@implementation`, a category's as well.
  public struct Part {
    public let file: ObjCFile
    public let interface: ObjCInterface

    public var node: ObjCNode { interface.node }
    /// The implementation of the class itself.
    public var isMain: Bool { node.kind == .objcImplementation }
    /// Declarations that other files can see.
    var isHeader: Bool { SourceLanguage(of: file.id) == .header }
  }

  /// A method with its body.
  public struct Method: Hashable {
    public let part: Part
    public let method: ObjCMethod

    public var node: ObjCNode { method.node }
    public static func == (a: Method, b: Method) -> Bool { a.node == b.node }
    public func hash(into hasher: inout Hasher) { hasher.combine(node) }
  }

  public let name: String
  /// The parts of the file that was asked first, then those of other files.
  public let parts: [Part]

  /// - Parameter word: of other files only those count that name it, where nothing else is asked.
  public init(name: String, in file: ObjCFile, mentioning word: String? = nil) {
    self.name = name
    parts = ([file] + file.related(to: name, mentioning: word ?? name)).flatMap { file in
      file.nodes(named: name).compactMap { node in
        guard let interface = ObjCInterface(node), interface.name == name, node.kind != .objcProtocol else { return nil }
        return Part(file: file, interface: interface)
      }
    }
  }

  /// The methods that instances have under the selector, with their bodies.
  public func methods(_ selector: String) -> [Method] { methods.filter { $0.method.selector == selector && !$0.method.isClassMethod } }

  /// All methods with bodies.
  public var methods: [Method] {
    parts.filter(\.interface.isImplementation).flatMap { part in
      part.interface.methods.filter { $0.body != nil }.map { Method(part: part, method: $0) }
    }
  }

  /// Where the method is declared without a body.
  func declarations(of selector: String) -> [Method] {
    parts.filter { !$0.interface.isImplementation }.flatMap { part in
      part.interface.methods.filter { $0.selector == selector }.map { Method(part: part, method: $0) }
    }
  }

  /// The places in the class where code names something.
  func nodes(named name: String) -> [(part: Part, node: ObjCNode)] {
    parts.flatMap { part in
      part.file.nodes(named: name).filter { part.node.range.contains($0.range.lowerBound) }.map { (part, $0) }
    }
  }

  /// The messages with the selector.
  func messages(_ selector: String) -> [(part: Part, message: ObjCMessage)] {
    let word = String(selector.prefix { $0 != ":" })
    return nodes(named: word).compactMap { item in
      ObjCMessage(item.node).flatMap { $0.selector == selector ? (item.part, $0) : nil }
    }
  }

  /// True when code in the class names something like this.
  func mentions(_ name: String) -> Bool { parts.contains { part in part.file.nodes(named: name).contains { part.node.range.overlaps($0.range) } } }

  /// The pieces of code that can run when `start` runs: itself, and the methods that it calls, and so on.
  func code(reachableFrom start: [(part: Part, node: ObjCNode)]) -> [(part: Part, node: ObjCNode)] {
    var bodies = Dictionary(grouping: methods) { $0.method.selector }
    var result: [(part: Part, node: ObjCNode)] = []
    var open = start
    while let next = open.popLast() {
      guard !result.contains(where: { $0.node == next.node }) else { continue }
      result.append(next)
      for node in next.node.descendants {
        let selector = ObjCMessage(node)?.selector ?? ObjCMember(node)?.name ?? ObjCSelectorLiteral(node)?.selector
        guard let selector, let found = bodies.removeValue(forKey: selector) else { continue }
        open += found.map { ($0.part, $0.node) }
      }
    }
    return result
  }
}

extension ObjCClassParts {
  /// The class turns pictures or measures motion: there the physical orientation is meant.
  public var concernsCameraOrMotion: Bool {
    parts.contains { part in
      if part.file.imports("CoreMotion") { return true }
      return part.node.significantTokens.contains { token in
        guard token.kind == .identifier else { return false }
        let word = part.node.text(of: token)
        if Self.ofCameraOrMotion.contains(word) { return true }
        // The device class is also asked for permissions and the torch.
        return word.hasPrefix("AVCapture") && word != "AVCaptureDevice"
      }
    }
  }

  private static let ofCameraOrMotion: Set<String> = [
    "videoOrientation", "videoRotationAngle", "CMMotionManager", "CMDeviceMotion", "CMAttitude", "headingOrientation",
  ]

  /// The class says that its interface stays upright, so that only the device turns.
  var staysInOneOrientation: Bool {
    methods("supportedInterfaceOrientations").contains { method in
      let words = method.node.significantTokens.map { method.node.text(of: $0) }
      let isOpen = words.contains { $0.contains("MaskLandscape") || $0.contains("MaskAll") || $0 == "if" || $0 == "super" || $0 == "?" }
      return words.contains("UIInterfaceOrientationMaskPortrait") && !isOpen
    }
  }
}
