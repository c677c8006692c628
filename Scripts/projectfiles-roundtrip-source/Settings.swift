import Foundation
import ProjectFiles
import SourceText

/// Prints for every app target what its settings come to, and looks whether the `Info.plist` that they name is there.
func showSettings(_ paths: [String]) {
  var (apps, named, missing, generated) = (0, 0, 0, 0)
  let clock = ContinuousClock()
  var time = Duration.zero
  for path in paths {
    guard let text = textOfFile(path), let project = try? XcodeProjectFile(text) else { continue }
    let bundle = (path as NSString).deletingLastPathComponent
    let folder = (bundle as NSString).deletingLastPathComponent
    var read: [String: SourceText?] = [:]
    let reader = { (name: String) -> SourceText? in
      if let known = read[name] { return known }
      read[name] = .some(textOfFile(name.hasPrefix("/") ? name : folder + "/" + name))
      return read[name]!
    }
    var files = 0
    time += clock.measure {
      let configurations = XCConfigFiles(of: project, reading: reader)
      for target in project.targets {
        files += project.sourceFiles(of: target).count
        for configuration in target.configurations {
          let settings = BuildSettings(project, target: target, configuration: configuration, files: configurations)
          _ = settings["IPHONEOS_DEPLOYMENT_TARGET"]
          _ = settings.path("GCC_PREFIX_HEADER")
          _ = settings.path("SWIFT_OBJC_BRIDGING_HEADER")
        }
      }
    }
    for target in project.targets where target.isApplication {
      apps += 1
      let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
      let settings = BuildSettings(project, target: target, projectName: name, reading: reader)
      let plist = settings.path("INFOPLIST_FILE")
      let isThere = plist.map { FileManager.default.fileExists(atPath: $0.hasPrefix("/") ? $0 : folder + "/" + $0) }
      if plist != nil { named += 1 }
      if isThere == false { missing += 1 }
      let isGenerated = settings["GENERATE_INFOPLIST_FILE"]?.text == "YES"
      if isGenerated { generated += 1 }
      let raw = settings["INFOPLIST_FILE"].map { "\($0.text) unknown \($0.unknown) at \($0.place)" } ?? "none"
      print(
        "\(path): \(target.name) [\(settings.configuration)] iOS \(settings.isForIOS.map { "\($0)" } ?? "?") "
          + "\(settings["IPHONEOS_DEPLOYMENT_TARGET"]?.text ?? "-") family \(settings["TARGETED_DEVICE_FAMILY"]?.text ?? "-") "
          + "plist \(plist ?? raw)\(isThere == false ? " MISSING" : "")\(isGenerated ? " generated" : "")")
    }
  }
  print("app targets \(apps), with an Info.plist \(named), of which missing \(missing), generated \(generated); all targets in \(time)")
}
