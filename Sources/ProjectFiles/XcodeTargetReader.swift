import SourceText

/// Makes targets and configurations of the objects of a project file.
struct XcodeTargetReader {
  private let objects: XcodeObjects
  private let sourceRoot: String
  /// For each product the target that makes it.
  private let makers: [String: String]

  init(_ objects: XcodeObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    makers = objects.all(ofKind: "PBXNativeTarget").reduce(into: [:]) { makers, target in
      if let product = target.object["productReference"]?.string { makers[product] = target.id }
    }
  }

  func targets() -> [XcodeTarget] {
    objects.all(ofKind: "PBXNativeTarget").map { id, object in
      let phases = objects.objects("buildPhases", of: object)
      return XcodeTarget(
        id: id,
        name: object["name"]?.string ?? object["productName"]?.string ?? "",
        productType: object["productType"]?.string ?? "",
        configurations: configurations(of: object),
        defaultConfiguration: defaultConfiguration(of: object),
        buildPhases: phases.map { XcodeBuildPhase(id: $0.id, kind: Self.kind(ofPhase: $0.object)) },
        dependencies: objects.objects("dependencies", of: object).compactMap { dependency($0.object) },
        embeddedTargets: phases.flatMap { embedded($0.object) },
        synchronizedFolders: object["fileSystemSynchronizedGroups"]?.strings ?? [],
        product: object["productReference"]?.string.flatMap { objects[$0]?["path"]?.string }.map(SourcePath.name),
        linkedProducts: phases.flatMap { linked($0.object) },
        packageProducts: objects.objects("packageProductDependencies", of: object).compactMap { $0.object["productName"]?.string })
    }
  }

  private static func kind(ofPhase object: PropertyListNode) -> XcodeBuildPhase.Kind {
    switch object["isa"]?.string ?? "" {
    case "PBXSourcesBuildPhase": .sources
    case "PBXResourcesBuildPhase": .resources
    case "PBXFrameworksBuildPhase": .frameworks
    case "PBXHeadersBuildPhase": .headers
    case "PBXCopyFilesBuildPhase": .copyFiles
    case "PBXShellScriptBuildPhase": .shellScript
    case let kind: .other(kind)
    }
  }

  private func dependency(_ object: PropertyListNode) -> String? {
    if let target = object["target"]?.string { return target }
    let proxy = object["targetProxy"]?.string.flatMap { objects[$0] }
    return proxy?["remoteGlobalIDString"]?.string.flatMap { objects[$0] == nil ? nil : $0 }
  }

  private func embedded(_ phase: PropertyListNode) -> [String] {
    guard phase["isa"]?.string == "PBXCopyFilesBuildPhase" else { return [] }
    return objects.objects("files", of: phase).compactMap { $0.object["fileRef"]?.string.flatMap { makers[$0] } }
  }

  /// The names of the files in a phase that links; those of other projects stand behind a proxy.
  private func linked(_ phase: PropertyListNode) -> [String] {
    guard phase["isa"]?.string == "PBXFrameworksBuildPhase" else { return [] }
    return objects.objects("files", of: phase).compactMap { build in
      build.object["fileRef"]?.string.flatMap { objects[$0]?["path"]?.string }.map(SourcePath.name)
    }
  }

  func configurations(of owner: PropertyListNode) -> [XcodeConfiguration] {
    guard let list = owner["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { return [] }
    return objects.objects("buildConfigurations", of: list).map { id, object in
      XcodeConfiguration(
        id: id, name: object["name"]?.string ?? "",
        settings: (object["buildSettings"]?.entries ?? []).compactMap(Self.setting),
        baseConfiguration: base(of: object))
    }
  }

  func defaultConfiguration(of owner: PropertyListNode) -> String? {
    owner["buildConfigurationList"]?.string.flatMap { objects[$0] }?["defaultConfigurationName"]?.string
  }

  private static func setting(_ entry: PropertyListNode.Entry) -> XcodeSetting? {
    if let text = entry.value.string { return XcodeSetting(key: entry.key, value: .text(text), range: entry.range) }
    guard entry.value.array != nil else { return nil }
    return XcodeSetting(key: entry.key, value: .list(entry.value.strings), range: entry.range)
  }

  /// The `.xcconfig` of a configuration: a file reference, or a path in a synchronised folder.
  private func base(of configuration: PropertyListNode) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string, let path = objects.path(of: reference) {
      return SourcePath.joined(sourceRoot, path)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string, let folder = objects.path(of: anchor),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return SourcePath.joined(SourcePath.joined(sourceRoot, folder), path)
  }

  func synchronizedFolders() -> [XcodeSynchronizedFolder] {
    let folders = objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup")
    guard !folders.isEmpty else { return [] }
    let targets = objects.all(ofKind: "PBXNativeTarget")
    return folders.compactMap { id, object in
      guard let path = objects.path(of: id) else { return nil }
      let owners = targets.filter { $0.object["fileSystemSynchronizedGroups"]?.strings.contains(id) ?? false }.map(\.id)
      let exceptions = objects.objects("exceptions", of: object).compactMap { exception in
        exception.object["target"]?.string.map {
          XcodeSynchronizedFolder.Exceptions(
            id: exception.id, target: $0, paths: exception.object["membershipExceptions"]?.strings ?? [])
        }
      }
      return XcodeSynchronizedFolder(
        id: id, path: SourcePath.joined(sourceRoot, path), owners: owners, exceptions: exceptions)
    }
  }
}
