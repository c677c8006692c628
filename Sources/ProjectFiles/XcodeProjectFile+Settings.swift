import SourceEdits
import SourceText

extension XcodeProjectFile {
  /// The edits that give a build setting a value in configurations; none where they have it already.
  ///
  /// - Parameters:
  ///   - key: With its conditions, like `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
  ///   - configurations: The ids of configurations of targets or of the project.
  public func setting(
    _ key: String, _ value: XcodeSetting.Value, in configurations: [String]
  ) throws(ProjectFileRefusal) -> [TextEdit] {
    let new: PropertyListValue
    switch value {
    case .text(let text): new = .string(text)
    case .list(let words): new = .array(words.map { .string($0) })
    }
    return try edits(of: configurations) { path throws(ProjectFileRefusal) in
      try list.setting(new, forKey: key, in: path)
    }
  }

  /// The edits that take a build setting out of configurations; none where they do not have it.
  public func removing(_ key: String, in configurations: [String]) throws(ProjectFileRefusal) -> [TextEdit] {
    try edits(of: configurations) { path throws(ProjectFileRefusal) in
      try list.removing(key: key, at: path)
    }
  }

  private func edits(
    of configurations: [String], _ make: ([PropertyListStep]) throws(ProjectFileRefusal) -> [TextEdit]
  ) throws(ProjectFileRefusal) -> [TextEdit] {
    guard format == .oldStyle else {
      throw ProjectFileRefusal("The project file is written in XML, which some tools make and Xcode does not; change the build setting in Xcode.")
    }
    let prefix: [PropertyListStep] = list["objects"] == nil ? [] : ["objects"]
    var edits: [TextEdit] = []
    for id in configurations {
      guard objects.kind(of: id) == "XCBuildConfiguration" else {
        throw ProjectFileRefusal("The project file has no configuration \(id).")
      }
      edits += try make(prefix + [.key(id), "buildSettings"])
    }
    return EditBatch.disjoint(edits) ?? edits
  }
}
