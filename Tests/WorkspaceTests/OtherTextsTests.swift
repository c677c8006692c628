import SourceEdits
import Testing

@testable import Workspace

@Suite("All texts of a folder")
struct OtherTextsTests {
  @Test("sources of all kinds and ignored ones are read; known files, products, prose, binaries and links are not")
  func texts() throws {
    let folder = try TemporaryFolder(git: true)
    for name in ["Known.m", "engine.cpp", "Pods/Lib/Lib.m", "Ignored/old.metal", "Makefile", ".build/made.c", "DerivedData/made.c", "notes.md"] {
      try folder.write(name, "text of \(name)\n")
    }
    try folder.write(".gitignore", "Ignored/\n")
    try folder.write("picture.raw", bytes: [0x50, 0x00, 0x51])
    try folder.link("link.c", to: "engine.cpp")
    var texts: Set<String> = []
    try folder.checkout().forEachText(besides: [FileID("Known.m"), FileID(".gitignore")]) {
      texts.insert(String(decoding: $0, as: UTF8.self))
      return true
    }
    #expect(texts == ["text of engine.cpp\n", "text of Pods/Lib/Lib.m\n", "text of Ignored/old.metal\n", "text of Makefile\n"])
  }

  @Test("the walk ends when it is told to")
  func end() throws {
    let folder = try TemporaryFolder()
    for number in 1...5 { try folder.write("\(number).c") }
    var count = 0
    try folder.checkout().forEachText(besides: []) { _ in
      count += 1
      return false
    }
    #expect(count == 1)
  }

  @Test("a folder below a podspec is one of a pod, unless an app's project is nearer")
  func pods() throws {
    let folder = try TemporaryFolder()
    try folder.write("Kit/Kit.podspec")
    try folder.write("Kit/Sources/Kit.h")
    try folder.write("Kit/Example/Example.xcodeproj/project.pbxproj")
    try folder.write("App/App.m")
    let pods = PodFolders(root: folder.path)
    #expect(pods.holds(FileID("Kit/Sources/Kit.h")))
    #expect(!pods.holds(FileID("Kit/Example/Main.m")))
    #expect(!pods.holds(FileID("App/App.m")))
  }
}
