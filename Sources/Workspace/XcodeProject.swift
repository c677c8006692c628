/// What a `project.pbxproj` says of the files that its targets compile.
struct XcodeProject {
  /// One native target.
  struct Target {
    let productType: String
    /// The lowest iOS of its configurations; nil when neither the target nor the project says.
    let deploymentTarget: String?
    /// From the project's folder; what the compiler puts before every file of the target that is not Swift.
    var prefixHeader: String?
    /// From the project's folder; what Swift sees of the target's Objective-C.
    var bridgingHeader: String?

    var isTest: Bool { productType.contains("unit-test") || productType.contains("ui-testing") }
    var isAppExtension: Bool { productType.contains("app-extension") || productType.contains("extensionkit-extension") }
    var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }
  }

  private var targets: [Target] = []
  /// For each file name the targets that compile such a file, with its path from the project's folder.
  private var compiled: [String: [(path: String?, target: Int)]] = [:]
  private var synchronized: [SynchronizedFolder] = []

  /// A folder whose whole content belongs to targets.
  private struct SynchronizedFolder {
    let path: String
    /// The targets that have the folder.
    let owners: Set<Int>
    /// The paths in the folder that a target treats otherwise: an owner leaves them out, any other takes them in.
    let exceptions: [(target: Int, paths: Set<String>)]
  }

  /// - Parameter configuration: reads an `.xcconfig`, named by its path from the project's folder.
  init?(_ bytes: [UInt8], configuration: (String) -> [UInt8]?) {
    guard let list = PropertyList(bytes), let objects = list["objects"] else { return nil }
    let reader = XcodeObjects(objects)
    let project = list["rootObject"]?.text.flatMap { reader[$0] } ?? reader.first(ofKind: "PBXProject")
    let common = project.flatMap { reader.deploymentTarget(of: $0, configuration) }
    var indices: [String: Int] = [:]
    for (id, object) in reader.all(ofKind: "PBXNativeTarget") {
      indices[id] = targets.count
      targets.append(
        Target(
          productType: object["productType"]?.text ?? "",
          deploymentTarget: reader.deploymentTarget(of: object, configuration) ?? common,
          prefixHeader: header("GCC_PREFIX_HEADER", object, project, reader),
          bridgingHeader: header("SWIFT_OBJC_BRIDGING_HEADER", object, project, reader)))
    }
    for (id, object) in reader.all(ofKind: "PBXNativeTarget") {
      takeSources(of: object, index: indices[id]!, reader)
    }
    takeSynchronizedFolders(indices, reader)
  }

  /// The targets that compile the file, which is named by its path from the project's folder.
  func targets(compiling path: String) -> [Target] {
    let name = path.utf8.lastIndex(of: 0x2F).map { String(path[path.index(after: $0)...]) } ?? path
    let named = compiled[name] ?? []
    let exact = named.filter { $0.path == path }
    var found = Set((exact.isEmpty ? named : exact).map(\.target))
    for folder in synchronized {
      guard let inside = NamedPath.path(of: path, in: folder.path) else { continue }
      found.formUnion(folder.owners)
      for (target, paths) in folder.exceptions where paths.contains(inside) {
        if folder.owners.contains(target) { found.remove(target) } else { found.insert(target) }
      }
    }
    return found.sorted().map { targets[$0] }
  }

  /// The lowest deployment target of the applications, or of all targets.
  var lowestDeploymentTarget: String? {
    let applications = targets.filter(\.isApplication).compactMap(\.deploymentTarget)
    return VersionText.lowest(applications.isEmpty ? targets.compactMap(\.deploymentTarget) : applications)
  }

  /// The header that a setting of the target, or else of the project, names; nil for one that other variables lead to.
  private func header(_ key: String, _ target: PropertyList, _ project: PropertyList?, _ reader: XcodeObjects) -> String? {
    guard let value = [target, project].lazy.compactMap({ $0.flatMap { reader.setting(key, of: $0) } }).first else { return nil }
    var path = value.replacing("\"", with: "")
    for (variable, meaning) in [
      ("SRCROOT", "."), ("PROJECT_DIR", "."), ("TARGET_NAME", target["name"]?.text), ("PRODUCT_NAME", target["name"]?.text),
    ] {
      guard let meaning else { continue }
      path = path.replacing("$(\(variable))", with: meaning).replacing("${\(variable)}", with: meaning)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return path.utf8.first == 0x2F || parts.isEmpty || parts.contains("..") || path.contains("$") ? nil : parts.joined(separator: "/")
  }

  private mutating func takeSources(of target: PropertyList, index: Int, _ reader: XcodeObjects) {
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ reader[$0] }) {
      guard phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in (phase["files"]?.texts ?? []).compactMap({ reader[$0]?["fileRef"]?.text }) {
        guard let path = reader[file]?["path"]?.text else { continue }
        let name = path.utf8.lastIndex(of: 0x2F).map { String(path[path.index(after: $0)...]) } ?? path
        compiled[name, default: []].append((reader.path(of: file), index))
      }
    }
  }

  private mutating func takeSynchronizedFolders(_ indices: [String: Int], _ reader: XcodeObjects) {
    var owners: [String: Set<Int>] = [:]
    for (id, object) in reader.all(ofKind: "PBXNativeTarget") {
      for folder in object["fileSystemSynchronizedGroups"]?.texts ?? [] { owners[folder, default: []].insert(indices[id]!) }
    }
    for (id, folder) in reader.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = reader.path(of: id) else { continue }
      let exceptions = (folder["exceptions"]?.texts ?? []).compactMap { reader[$0] }.compactMap { set in
        set["target"]?.text.flatMap { indices[$0] }.map { ($0, Set(set["membershipExceptions"]?.texts ?? [])) }
      }
      synchronized.append(
        SynchronizedFolder(
          path: path, owners: owners[id] ?? [], exceptions: exceptions.map { (target: $0.0, paths: $0.1) }))
    }
  }
}

/// The objects of a project file and how they refer to each other.
struct XcodeObjects {
  private var objects: [String: PropertyList] = [:]
  private var kinds: [String: [String]] = [:]
  private var parents: [String: String] = [:]

  init(_ list: PropertyList) {
    for (id, object) in list.entries {
      objects[id] = object
      let kind = object["isa"]?.text ?? ""
      kinds[kind, default: []].append(id)
      guard kind == "PBXGroup" || kind == "PBXVariantGroup" else { continue }
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  func all(ofKind kind: String) -> [(id: String, object: PropertyList)] {
    (kinds[kind] ?? []).map { ($0, objects[$0]!) }
  }

  func first(ofKind kind: String) -> PropertyList? { kinds[kind]?.first.flatMap { objects[$0] } }

  /// The path of a file or group from the project's folder; nil when it is not below it.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    var steps = 0
    while let current = next, let object = objects[current], steps < 64 {
      steps += 1
      if let path = object["path"]?.text, !path.isEmpty { parts.insert(path, at: 0) }
      switch object["sourceTree"]?.text {
      case "<group>", nil: next = parents[current]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    var result: [Substring] = []
    for part in parts.joined(separator: "/").split(separator: "/") where part != "." {
      guard part == ".." else {
        result.append(part)
        continue
      }
      guard result.popLast() != nil else { return nil }
    }
    return result.joined(separator: "/")
  }

  /// The first text that a configuration of a target or project has for the setting; an empty one is none.
  func setting(_ key: String, of owner: PropertyList) -> String? {
    configurations(of: owner).lazy.compactMap { $0["buildSettings"]?[key]?.text }.first { !$0.isEmpty }
  }

  private func configurations(of owner: PropertyList) -> [PropertyList] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
  }

  /// The lowest value in the configurations of a target or project, their `.xcconfig` files last.
  func deploymentTarget(of owner: PropertyList, _ configuration: (String) -> [UInt8]?) -> String? {
    let configurations = configurations(of: owner)
    let values = configurations.flatMap { configuration in
      (configuration["buildSettings"]?.entries ?? [])
        .filter { $0.key == ProjectSettings.key || $0.key.hasPrefix(ProjectSettings.key + "[sdk=iphone") }
        .compactMap { $0.value.text }
    }
    if let lowest = VersionText.lowest(values) { return lowest }
    let files = configurations.compactMap { $0["baseConfigurationReference"]?.text.flatMap(path(of:)) }
    return VersionText.lowest(files.compactMap { configuration($0).flatMap(ProjectSettings.configuration) })
  }
}
