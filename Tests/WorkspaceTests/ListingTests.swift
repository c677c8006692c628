import Foundation
import SourceEdits
import Testing

@testable import Workspace

@Suite struct ListingTests {
  @Test func gitGivesWhatItTracksAndWhatItDoesNotIgnore() throws {
    let folder = try TemporaryFolder(git: true)
    try folder.write("App/Tracked.swift")
    try folder.write("App/Gone.swift")
    try folder.write(".gitignore", "Ignored*.swift\n")
    try folder.write("Ignored.swift")
    try folder.run("git", "add", "-f", "Ignored.swift")
    try folder.commit()
    try folder.write("New.swift")
    try folder.write("IgnoredToo.swift")
    try folder.write("Read.me")
    try folder.remove("App/Gone.swift")
    #expect(try folder.files() == ["App/Tracked.swift", "Ignored.swift", "New.swift"])
    #expect(try folder.checkout().isGit)
  }

  @Test func anyNameWorks() throws {
    let folder = try TemporaryFolder(git: true)
    let names = [
      "-dash.swift", "a b.swift", "q\"uote'.swift", "line\nbreak.swift", "tab\t.swift", "Über/日本.swift", ":(top)x.swift", "*.swift",
      "back\\slash.swift", "👩‍👩‍👧.swift",
    ]
    for name in names { try folder.write(name) }
    #expect(try folder.files() == names.sorted())
    try folder.commit()
    #expect(try folder.files() == names.sorted())
    for name in names {
      #expect(try folder.files([name]) == [name])
      try folder.write(name, "changed")
      let file = FileID(name)
      #expect(try folder.checkout().uncommitted(among: [file]).map(\.file) == [file])
      #expect(try folder.checkout().read(file) == Array("changed".utf8))
    }
  }

  @Test(arguments: [true, false])
  func foldersOfVendoredCodeAreNeverLookedInto(git: Bool) throws {
    let folder = try TemporaryFolder(git: git)
    let vendored = [
      "Pods", "Carthage", ".build", "DerivedData", "vendor", "node_modules", "SourcePackages", "checkouts", "A.xcframework",
      "B.framework",
    ]
    for name in vendored {
      try folder.write("App/Deep/\(name)/Sub/X.swift")
    }
    try folder.write("Vendor/Mine.swift")
    try folder.write("App/Pods.swift")
    if git { try folder.commit() }
    let listing = try folder.checkout().files(extensions: ["swift"], paths: ["."], excludes: [])
    #expect(listing.files.map(\.path) == ["App/Pods.swift", "Vendor/Mine.swift"])
    #expect(listing.skipped == [.vendored: vendored.count])
    for name in ["App/Deep/Pods/Sub/X.swift", "App/Deep/Pods", "App/Deep/Pods/Sub/"] {
      let named = try folder.checkout([name]).files(extensions: ["swift"], paths: [name], excludes: [])
      #expect(named.files.isEmpty)
      #expect(named.skippedPaths == [SkippedPath(path: name, reason: .vendored)])
    }
  }

  @Test(arguments: [true, false])
  func linksAreNotFollowed(git: Bool) throws {
    let folder = try TemporaryFolder(git: git)
    let other = try TemporaryFolder()
    try other.write("Elsewhere.swift")
    try folder.write("Real/A.swift")
    try folder.write("Swapped/B.swift")
    try folder.link("Link.swift", to: "Real/A.swift")
    try folder.link("Folder", to: other.path)
    if git { try folder.commit() }
    try folder.remove("Swapped")
    try folder.link("Swapped", to: other.path)
    try other.write("B.swift")
    let listing = try folder.checkout().files(extensions: ["swift"], paths: ["."], excludes: [])
    #expect(listing.files.map(\.path) == ["Real/A.swift"])
    #expect(listing.skipped[.link] == (git ? 2 : 1))
    let named = try folder.checkout(["Folder/Elsewhere.swift", "Real"])
      .files(extensions: ["swift"], paths: ["Folder/Elsewhere.swift", "Real", "Link.swift"], excludes: [])
    #expect(named.files.map(\.path) == ["Real/A.swift"])
    #expect(named.skippedPaths.map(\.reason) == [.link, .link])
  }

  @Test(arguments: [true, false])
  func pathsAndGlobsNarrowTheListing(git: Bool) throws {
    let folder = try TemporaryFolder(git: git)
    for name in ["A/One.swift", "A/Old/Two.swift", "AB/Three.swift", "Four.swift", "A/Five.m"] { try folder.write(name) }
    if !git { try folder.write("Package.swift") }
    #expect(try folder.files(["A", "Four.swift"]) == ["A/Old/Two.swift", "A/One.swift", "Four.swift"])
    #expect(try folder.files(["A/../A/./Old/", "."]).contains("AB/Three.swift"))
    #expect(try folder.files(["A", "."], excludes: ["Old", "/AB/**", "Package.swift"]) == ["A/One.swift", "Four.swift"])
    #expect(try folder.files([".", "."], excludes: ["*.swift", "!Four.swift"]) == ["Four.swift"])
    let listing = try folder.checkout().files(extensions: ["swift"], paths: ["A/Old/Two.swift", "A/Five.m"], excludes: ["Old/"])
    #expect(listing.files.isEmpty)
    #expect(listing.skippedPaths.map(\.reason) == [.excluded, .otherKind])
  }

  @Test(arguments: [true, false])
  func severalKindsOfFilesKeepTheSameRules(git: Bool) throws {
    let folder = try TemporaryFolder(git: git)
    let wanted = ["App/A.swift", "App/B.h", "App/B.m", "App/C.mm", "App/Prefix.pch", "Named.h"]
    for name in wanted + ["Pods/P.m", "App/K.framework/Headers/K.h", "Old/O.m", "Gen.h", "App/A.hpp", "App/m", "App/.h"] {
      try folder.write(name)
    }
    try folder.write(".gitignore", "Gen.h\n")
    let kinds: Set = ["swift", "m", "mm", "h", "pch"]
    let listing = try folder.checkout().files(extensions: kinds, paths: ["."], excludes: ["Old/"])
    #expect(listing.files.map(\.path) == (wanted + ["App/.h"]).sorted())
    let named = try folder.checkout().files(extensions: kinds, paths: ["Named.h", "App/C.mm", "App/A.hpp"], excludes: [])
    #expect(named.files.map(\.path) == ["App/C.mm", "Named.h"])
    #expect(named.skippedPaths.map(\.reason) == [.otherKind])
  }

  @Test(arguments: [true, false])
  func aNamedFileThatGitIgnoresIsSaidToBe(git: Bool) throws {
    let folder = try TemporaryFolder(git: git)
    try folder.write("Empty/readme")
    try folder.write(".gitignore", "Gen/\n")
    try folder.write("Gen/A.swift")
    let listing = try folder.checkout().files(extensions: ["swift"], paths: ["Gen/A.swift", "Empty"], excludes: [])
    #expect(listing.files.isEmpty)
    #expect(listing.skipped == [.ignored: 1])
    #expect(listing.skippedPaths.map(\.message) == ["'Gen/A.swift' is ignored by git"])
  }

  @Test func mistakesAreSentences() throws {
    let folder = try TemporaryFolder(git: true)
    let other = try TemporaryFolder()
    try folder.write("A.swift")
    try other.write("B.swift")
    #expect(sentence { _ = try folder.checkout(["Nope.swift"]) } == "there is no file or folder 'Nope.swift'")
    let checkout = try folder.checkout()
    #expect(
      sentence { _ = try checkout.files(extensions: ["swift"], paths: [other.path], excludes: []) }
        == "'\(other.path)' is outside of the checkout '\(folder.path)'")
    #expect(
      sentence { _ = try folder.checkout(["A.swift", other.path + "/B.swift"]) }?.contains("different checkouts") == true)
  }

  @Test func theRootIsFoundFromAnywhereInside() throws {
    let folder = try TemporaryFolder(git: true)
    let outside = try TemporaryFolder()
    try folder.write("Sub/Deep/A.swift")
    try outside.link("way", to: folder.path)
    try outside.link("deep", to: folder.path + "/Sub/Deep")
    let sub = try Checkout.locate(paths: ["A.swift"], currentDirectory: folder.path + "/Sub/Deep")
    #expect(sub.root == folder.path)
    #expect(try sub.files(extensions: ["swift"], paths: ["A.swift"], excludes: []).files == [FileID("Sub/Deep/A.swift")])
    for path in ["way", "way/Sub", "deep", "deep/A.swift"] {
      let checkout = try outside.checkout([path])
      #expect(checkout.root == folder.path && checkout.isGit)
      let listing = try checkout.files(extensions: ["swift"], paths: [path], excludes: [])
      #expect(listing.files == [FileID("Sub/Deep/A.swift")], "\(path)")
    }
  }

  @Test func withoutGitTheRootIsWhereBatchesAreOrTheCurrentFolder() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    for name in ["A/B/One.swift", "A/Two.swift", "Pods/P/Three.swift"] { try folder.write(name) }
    try outside.link("way", to: folder.path + "/A")
    func root(_ paths: [String], at place: String = "") throws -> String {
      let checkout = try Checkout.locate(paths: paths, currentDirectory: folder.path + place)
      #expect(checkout.root.hasPrefix(folder.path))
      return String(checkout.root.dropFirst(folder.path.count))
    }
    #expect(try root(["A/B"]) == "" && root(["A/B/One.swift", "A"]) == "" && root([]) == "")
    #expect(try root(["B"], at: "/A") == "/A" && root([".."], at: "/A/B") == "/A" && root([outside.path + "/way"]) == "/A")
    #expect(try folder.files(["A/B"]) == ["A/B/One.swift"])

    try folder.write(".reframe/lock")
    #expect(try root(["B"], at: "/A") == "" && root([], at: "/A/B") == "" && root([outside.path + "/way"]) == "")
    let checkout = try Checkout.locate(paths: ["One.swift", ".."], currentDirectory: folder.path + "/A/B")
    #expect(try checkout.files(extensions: ["swift"], paths: ["One.swift"], excludes: []).files == [FileID("A/B/One.swift")])
    #expect(try outside.checkout(["way/B"]).files(extensions: ["swift"], paths: ["way/B"], excludes: []).files == [FileID("A/B/One.swift")])
    // What is vendored, or has a configuration of its own, does not belong to what is around it.
    #expect(try root([], at: "/Pods/P") == "/Pods/P")
    try folder.write("A/.reframe.json", "{}")
    #expect(try root(["B"], at: "/A") == "/A" && root([], at: "/A/B") == "/A/B")
    try folder.link("A/B/.reframe", to: folder.path + "/.reframe")
    #expect(try root([], at: "/A/B") == "/A/B")
    try folder.remove("A/.reframe.json")
    #expect(try root([], at: "/A/B") == "")
    try folder.write("A/.reframe/lock")
    #expect(try root([], at: "/A/B") == "/A" && root(["A/B"]) == "/A")
  }

  @Test func otherCheckoutsInsideAreLeftAlone() throws {
    let folder = try TemporaryFolder(git: true)
    try folder.write("A.swift")
    try folder.write("Nested/B.swift")
    try folder.run("git", "init", "-q", "Nested")
    #expect(try folder.files() == ["A.swift"])
    try folder.run("git", "-C", "Nested", "-c", "user.name=T", "-c", "user.email=t@e", "commit", "-q", "--allow-empty", "-m", "x")
    try folder.run("git", "-c", "advice.addEmbeddedRepo=false", "add", "-A")
    #expect(try folder.files() == ["A.swift"])
    let selection = FileSelection(extensions: ["swift"], scopes: [[]], excludes: [])
    #expect(FolderWalk.listing(root: folder.path, selection: selection).files == [FileID("A.swift")])
  }

  @Test func aSparseCheckoutGivesWhatIsThere() throws {
    let folder = try TemporaryFolder(git: true)
    try folder.write("In/A.swift")
    try folder.write("Out/B.swift")
    try folder.commit()
    try folder.run("git", "sparse-checkout", "set", "In")
    #expect(try folder.files() == ["In/A.swift"])
  }

  @Test func aConflictedFileComesOnce() throws {
    let folder = try TemporaryFolder(git: true)
    try folder.write("A.swift", "base\n")
    try folder.commit()
    try folder.run("git", "checkout", "-q", "-b", "side")
    try folder.write("A.swift", "side\n")
    try folder.commit()
    try folder.run("git", "checkout", "-q", "-")
    try folder.write("A.swift", "main\n")
    try folder.commit()
    try folder.run("git", "merge", "-q", "side", accepts: 0...1)
    #expect(try folder.files() == ["A.swift"])
    #expect(try folder.checkout().uncommitted(among: [FileID("A.swift")]).map(\.file) == [FileID("A.swift")])
  }

  @Test func aBrokenGitFolderIsWalked() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "nonsense")
    try folder.write(".git/info/exclude", "Local.swift\n")
    try folder.write(".git/hooks/x.swift")
    try folder.write(".gitignore", "Build\n")
    for name in ["A.swift", "Local.swift", "Build/B.swift"] { try folder.write(name) }
    let checkout = try folder.checkout()
    #expect(!checkout.isGit)
    #expect(checkout.root == folder.path)
    let listing = try checkout.files(extensions: ["swift"], paths: ["."], excludes: [])
    #expect(listing.files == [FileID("A.swift")])
    #expect(listing.skipped == [.ignored: 2])
  }

  @Test func twentyThousandFilesAreListedQuickly() throws {
    let folder = try TemporaryFolder(git: true)
    for index in 0..<20_000 {
      let name = folder.path + "/Modules/Feature\(index / 100)/Sources"
      if index % 100 == 0 { try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true) }
      _ = FileManager.default.createFile(atPath: name + "/SomeViewController\(index).swift", contents: nil)
    }
    try folder.run("git", "add", "-A")
    let clock = ContinuousClock()
    var count = 0
    let checkout = try folder.checkout()
    let whole = try clock.measure {
      count = try checkout.files(extensions: ["swift"], paths: ["."], excludes: []).files.count
    }
    let git = clock.measure {
      _ = Git(folder: folder.path).run(["ls-files", "-z", "-s", "-t", "--cached", "--others", "--exclude-standard"])
    }
    #expect(count == 20_000)
    // Generous for a debug build on a busy machine; a release build needs a tenth.
    #expect(whole - git < .seconds(3), "\(whole) of which git \(git)")
  }
}
