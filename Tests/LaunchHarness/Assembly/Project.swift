import Foundation

struct AssemblyError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The objects of a project file, by id.
struct Project {
  typealias Object = [String: Any]

  let folder: URL
  let objects: [String: Object]
  private let root: String

  init(in folder: URL) throws {
    self.folder = folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasSuffix(".xcodeproj") }) else {
      throw AssemblyError("there is no project in \(folder.path)")
    }
    let file = folder.appendingPathComponent(name).appendingPathComponent("project.pbxproj")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object], let root = list["rootObject"] as? String else {
      throw AssemblyError("\(file.path) is no project file")
    }
    self.objects = objects
    self.root = root
  }

  subscript(_ id: Any?) -> Object? { (id as? String).flatMap { objects[$0] } }

  /// The application with this name, or the first one.
  func application(named name: String?) throws -> Target {
    let ids = self[root]?["targets"] as? [String] ?? []
    let applications = ids.compactMap { id in objects[id] }.filter {
      $0["productType"] as? String == "com.apple.product-type.application"
    }
    guard let target = applications.first(where: { name == nil || $0["name"] as? String == name }) else {
      throw AssemblyError("there is no application target\(name.map { " '\($0)'" } ?? "")")
    }
    return Target(project: self, object: target)
  }

  /// The settings of the project itself.
  func configurations(of owner: Object) -> [Object] {
    (self[owner["buildConfigurationList"]]?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
  }

  var ownConfigurations: [Object] { self[root].map(configurations) ?? [] }

  /// The path of a file or group in the folder, by way of the groups around it.
  func location(of id: String) -> URL? {
    guard let object = objects[id] else { return nil }
    let parent = objects.first { ($0.value["children"] as? [String])?.contains(id) == true }
    let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? folder : parent.flatMap { location(of: $0.key) } ?? folder
    return (object["path"] as? String).map { base.appendingPathComponent($0) } ?? base
  }
}

/// An application of a project.
struct Target {
  let project: Project
  let object: Project.Object

  /// The files that are compiled: members of the phase, and those of synchronised folders.
  func sources() -> [URL] {
    let phases = (object["buildPhases"] as? [String] ?? []).compactMap { project.objects[$0] }
    let members = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }.flatMap { $0["files"] as? [String] ?? [] }
    let listed = members.compactMap { project[$0]?["fileRef"] as? String }.compactMap { project.location(of: $0) }
    let groups = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    let files = listed + groups.flatMap { synchronised($0) }
    return files.filter { ["swift", "m", "mm"].contains($0.pathExtension) }
  }

  private func synchronised(_ group: String) -> [URL] {
    guard let root = project.location(of: group) else { return [] }
    let sets = (project.objects[group]?["exceptions"] as? [String] ?? []).compactMap { project.objects[$0] }
    let own = sets.filter { project[$0["target"]]?["name"] as? String == object["name"] as? String }
    let left = Set(own.flatMap { $0["membershipExceptions"] as? [String] ?? [] })
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).sorted()
    return names.filter { !left.contains($0) }.map { root.appendingPathComponent($0) }
  }

  /// The settings of the first configuration, as they are used: those of the project, then those of the target.
  func settings() throws -> BuildSettings {
    var settings = BuildSettings(target: object["name"] as? String ?? "")
    for owner in [project.ownConfigurations, project.configurations(of: object)] {
      guard let configuration = owner.first else { continue }
      if let id = configuration["baseConfigurationReference"] as? String, let file = project.location(of: id) {
        try settings.add(contentsOf: file)
      }
      settings.add(configuration["buildSettings"] as? Project.Object ?? [:])
    }
    return settings
  }
}
