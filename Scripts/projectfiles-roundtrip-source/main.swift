import Foundation
import ProjectFiles
import SourceEdits
import SourceText

func files(below path: String, _ extensions: Set<String>) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return all.filter { extensions.contains(($0 as NSString).pathExtension) }.map { path + "/" + $0 }.sorted()
}
var n = 0
var bytes = 0
let clock = ContinuousClock()
var total = Duration.zero
for folder in CommandLine.arguments.dropFirst() {
  for path in files(below: folder, ["pbxproj", "plist", "stringsdict", "strings", "entitlements"]) {
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let text = SourceText(bytes: [UInt8](data))
    n += 1
    bytes += text.count
    total += clock.measure {
      do {
        if path.hasSuffix("pbxproj") { _ = try XcodeProjectFile(text) } else { _ = try PropertyListFile(text) }
      } catch { print("\(path): \(error)") }
    }
  }
}
print(n, bytes, total)
