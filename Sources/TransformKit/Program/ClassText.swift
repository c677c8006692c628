import SourceText

/// A class with all its extensions as bytes: what its code names, whatever file it stands in. Needs no tree.
public struct ClassText {
  private let parts: [TypeText]

  /// - Parameter path: the names of the types around and the class's own, as `Site` gives them.
  public init(path: [String], in file: SwiftFile) {
    parts = file.program.parts(of: path, in: file.id, code: file.code)
  }

  /// True when code in the class names something like this.
  func mentions(_ name: String) -> Bool {
    let hash = NameHash(name)
    return parts.contains { $0.names.contains { $0.hash == hash } }
  }

  /// True when a part that names something is as asked.
  func contains(near name: String, where isTrue: (SourceText, Range<ByteOffset>) -> Bool) -> Bool {
    let hash = NameHash(name)
    return parts.contains { part in part.names.contains { $0.hash == hash } && isTrue(part.code.text, part.range) }
  }

  /// The class turns pictures or measures motion: there the physical orientation is meant.
  public var concernsCameraOrMotion: Bool {
    if parts.contains(where: { $0.imports("CoreMotion") }) { return true }
    return parts.contains { part in
      let text = part.code.text
      return part.names.contains { name in
        if Self.ofCameraOrMotion.contains(name.hash) { return true }
        // The device class is also asked for permissions and the torch.
        return text.bytes[name.start] == 0x41 && text.contains("AVCapture", in: name.start..<min(name.start + 9, name.end))
          && name.hash != Self.captureDevice
      }
    }
  }

  private static let captureDevice = NameHash("AVCaptureDevice")
  private static let ofCameraOrMotion = NameSet(names: [
    "videoOrientation", "videoRotationAngle", "CMMotionManager", "CMDeviceMotion", "CMAttitude", "headingOrientation",
  ])

  /// The class shows in a column: it asks for a split view, or for its parent as another container of the project.
  public var isColumn: Bool {
    if mentions("splitViewController") { return true }
    let parent = NameHash("parent")
    return parts.contains { part in
      let text = part.code.text
      return part.names.contains { name in
        guard name.hash == parent else { return false }
        let words = text.string(in: name.end..<text.endOfLine(at: name.end)).split { $0 == " " || $0 == ")" }
        return words.count > 1 && ["as?", "as!"].contains(words[0]) && Containers.areColumns(String(words[1]))
      }
    }
  }
}
