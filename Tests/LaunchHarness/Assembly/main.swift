import Foundation

// Reads an Xcode project as a build does, by means of its own, so that a mistake of the tool's editors shows:
//
//     assemble APPFOLDER OUTFOLDER [TARGET]
//
// OUTFOLDER gets `sources.txt` (the files that the target compiles, one a line), `module.txt` and the `Info.plist` of
// the built app.

guard CommandLine.arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: assemble APPFOLDER OUTFOLDER [TARGET]\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
let output = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)

do {
  let project = try Project(in: folder)
  let target = try project.application(named: CommandLine.arguments.dropFirst(3).first)
  let settings = try target.settings()
  let plist = try BuiltPropertyList(settings, in: folder)
  try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  let sources = target.sources().map(\.path).joined(separator: "\n") + "\n"
  try sources.write(to: output.appendingPathComponent("sources.txt"), atomically: true, encoding: .utf8)
  try settings["PRODUCT_MODULE_NAME"].write(to: output.appendingPathComponent("module.txt"), atomically: true, encoding: .utf8)
  try plist.data().write(to: output.appendingPathComponent("Info.plist"))
} catch {
  FileHandle.standardError.write(Data("assemble: \(error)\n".utf8))
  exit(1)
}
