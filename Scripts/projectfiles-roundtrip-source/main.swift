import Foundation
import ProjectFiles
import SourceEdits
import SourceText

func files(below path: String) -> [String] {
  let extensions: Set<String> = ["pbxproj", "plist", "strings", "stringsdict", "entitlements", "xcconfig"]
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return all.filter { extensions.contains(($0 as NSString).pathExtension) }.map { path + "/" + $0 }
    .filter { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue }.sorted()
}

func textOfFile(_ path: String) -> SourceText? {
  FileManager.default.contents(atPath: path).map { SourceText(bytes: [UInt8]($0)) }
}

let flags = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") })
let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }.flatMap(files)

if flags.contains("--add") {
  addSceneDelegates(paths.filter { $0.hasSuffix(".pbxproj") }, showsDiff: flags.contains("--diff"))
} else if flags.contains("--settings") {
  showSettings(paths.filter { $0.hasSuffix(".pbxproj") })
} else if flags.contains("--edit") {
  editAll(paths)
} else if flags.contains("--mutate") {
  mutateAll(paths)
} else {
  roundTrip(paths)
}
