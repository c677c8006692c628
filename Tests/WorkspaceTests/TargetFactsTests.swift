import Foundation
import SourceEdits
import Testing

@testable import Workspace

@Suite struct TargetFactsTests {
  private func target(_ folder: TemporaryFolder, _ path: String) throws -> String? {
    TargetFacts(try folder.checkout()).facts(for: FileID(path)).deploymentTarget
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v15), .macOS(.v12)]", "15"), ("platforms: [.iOS(\"15.4\")]", "15.4"), ("[ .iOS( .v13_4 ) ]", "13.4"),
    ("[.iOS(SupportedPlatform.IOSVersion.v16)]", "16"), ("// .iOS(.v12)\n[.iOS(.v16)]", "16"),
    ("/* .iOS(.v12) */ [.iOS(.v16)]", "16"), ("#if A\n[.iOS(.v16)]\n#else\n[.iOS(.v14)]\n#endif", "14"),
    ("[.macOS(.v12)]", nil),
  ])
  func packages(text: String, expected: String?) {
    #expect(ProjectSettings.package(Array(text.utf8)) == expected)
  }

  @Test func otherProjectFiles() {
    #expect(ProjectSettings.podfile(Array("# platform :ios, '9.0'\nplatform :ios, '15.0'\n".utf8)) == "15.0")
    #expect(ProjectSettings.podfile(Array("  platform(:ios, \"14\")\n".utf8)) == "14")
    #expect(ProjectSettings.podfile(Array("platform :osx, '12.0'\n".utf8)) == nil)
    let settings = "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 15.2 // why\n"
    #expect(ProjectSettings.configuration(Array(settings.utf8)) == "15.2")
    #expect(ProjectSettings.configuration(Array("IPHONEOS_DEPLOYMENT_TARGET = $(IOS)\n".utf8)) == nil)
  }

  @Test func theNearestProjectFileDecides() throws {
    let folder = try TemporaryFolder()
    try folder.write("Podfile", "platform :ios, '13.0'\n")
    try folder.write("App/Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 14.0\n")
    try folder.write("App/Kit/Package.swift", "platforms: [.iOS(.v16)]")
    try folder.write("App/Tool/Package.swift", "platforms: [.macOS(.v13)]")
    #expect(try target(folder, "Other/A.swift") == "13.0")
    #expect(try target(folder, "App/A.swift") == "14.0")
    #expect(try target(folder, "App/Kit/Sources/Kit/A.swift") == "16")
    #expect(try target(folder, "App/Tool/Sources/A.swift") == "14.0")
    #expect(TargetFacts(try folder.checkout()).facts(for: FileID("App/A.swift")).source == "App/Base.xcconfig")
    #expect(try target(try TemporaryFolder(), "A.swift") == nil)
  }

  @Test func theTargetThatCompilesTheFileDecides() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", Self.project)
    let facts = TargetFacts(try folder.checkout())
    func fact(_ path: String) -> String {
      let fact = facts.facts(for: FileID(path))
      return "\(fact.deploymentTarget ?? "-") \(fact.isTest ? "test" : "") \(fact.isAppExtension ? "extension" : "")"
    }
    #expect(fact("App/Main.swift") == "15.0  ")
    #expect(fact("Share/Share.swift") == "16.4  extension")
    #expect(fact("Checks/Check.swift") == "15.0 test ")
    #expect(fact("Widget/Deep/Any.swift") == "16.4  extension")
    #expect(fact("Widget/Shared.swift") == "15.0  extension")
    #expect(fact("Widget/Left.swift") == "15.0  ")
    #expect(fact("Unknown.swift") == "15.0  ")
  }

  @Test func aHeaderBelongsToTheTargetsOfItsImplementation() throws {
    let folder = try TemporaryFolder()
    let project = Self.project.replacing("Check.swift", with: "Check.m").replacing("Share.swift", with: "Share.mm")
    try folder.write("App.xcodeproj/project.pbxproj", project)
    let facts = TargetFacts(try folder.checkout())
    #expect(facts.facts(for: FileID("Checks/Check.m")).isTest)
    #expect(facts.facts(for: FileID("Include/Check.h")).isTest)
    #expect(facts.facts(for: FileID("Share/Share.h")).isAppExtension)
    #expect(facts.facts(for: FileID("Share/Share.h")).deploymentTarget == "16.4")
    #expect(!facts.facts(for: FileID("App/Other.h")).isTest)
  }

  @Test(
    "the headers that a target shares are told by its settings",
    arguments: [
      ("\"$(SRCROOT)/Share/Share.pch\"", "Ios/Share/Share.pch"), ("Share/./Share.pch", "Ios/Share/Share.pch"),
      ("\"${PROJECT_DIR}/$(TARGET_NAME)/$(TARGET_NAME)-Prefix.pch\"", "Ios/Share It/Share It-Prefix.pch"),
      ("\"$(ELSEWHERE)/A.pch\"", nil), ("\"../A.pch\"", nil), ("\"\"", nil), ("/usr/A.pch", nil),
    ] as [(String, String?)])
  func prefixHeaders(value: String, expected: String?) throws {
    let folder = try TemporaryFolder()
    let project = Self.project
      .replacing("SD = {isa = XCBuildConfiguration; buildSettings = {", with: "SD = {isa = XCBuildConfiguration; buildSettings = { GCC_PREFIX_HEADER = \(value);")
      .replacing("S = {isa = PBXNativeTarget;", with: "S = {isa = PBXNativeTarget; name = \"Share It\";")
    try folder.write("Ios/App.xcodeproj/project.pbxproj", project)
    let found = TargetFacts(try folder.checkout()).sharedHeaders(for: FileID("Ios/Share/Share.swift"))
    #expect(found.prefix?.path == expected)
    #expect(found.bridging == nil)
  }

  @Test func withoutASettingSharedHeadersAreToldByTheirNames() throws {
    let folder = try TemporaryFolder()
    for name in ["App/App-Prefix.pch", "App/App-Bridging-Header.h", "App/Kit/Kit.pch", "Other/A.m"] { try folder.write(name) }
    let facts = TargetFacts(try folder.checkout())
    let deep = facts.sharedHeaders(for: FileID("App/Kit/Deep/A.m"))
    #expect(deep.prefix?.path == "App/Kit/Kit.pch")
    #expect(deep.bridging?.path == "App/App-Bridging-Header.h")
    #expect(facts.sharedHeaders(for: FileID("Other/A.m")) == (nil, nil))
  }

  @Test func aProjectThatIsNoProjectStillHasItsSetting() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.xcodeproj/project.pbxproj", "<plist><key>IPHONEOS_DEPLOYMENT_TARGET</key>\n<string>14.1</string></plist>")
    #expect(try target(folder, "A.swift") == "14.1")
    try folder.write("App.xcodeproj/project.pbxproj", "{ broken \"IPHONEOS_DEPLOYMENT_TARGET\" = \"12.0\";")
    #expect(try target(folder, "A.swift") == "12.0")
  }

  @Test func anInfoPlistTellsAnExtension() throws {
    let folder = try TemporaryFolder()
    let plain = "<plist><dict><key>CFBundleName</key><string>NSExtension</string></dict></plist>"
    try folder.write("Info.plist", plain)
    try folder.write("Share/Share-Info.plist", "<plist><dict><key>NSExtension</key><dict/></dict></plist>")
    try folder.write("Share/Views/Info.strings", "x")
    let facts = TargetFacts(try folder.checkout())
    #expect(facts.facts(for: FileID("Share/Views/A.swift")).isAppExtension)
    #expect(!facts.facts(for: FileID("App/A.swift")).isAppExtension)
  }

  @Test(arguments: [
    ("AppTests/A.swift", true), ("AppUITests/A.swift", true), ("App/FooTests.swift", true), ("Tests/A.swift", true),
    ("Specs/A.swift", true), ("SnapshotTests/A.swift", true), ("UnitTest/A.swift", true), ("UITest/A.swift", true),
    ("App/ABTest/A.swift", false), ("App/Contest/A.swift", false), ("App/SpeedTest.swift", false), ("App/LayoutSpec.swift", false),
    ("App/Latest.swift", false), ("App/TestsView.swift", false), ("App/Foo.Tests.swift", false),
  ])
  func testsAreToldByTheirPath(path: String, isTest: Bool) {
    #expect(TestPath.isTest(path) == isTest)
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P;
    objects = {
    /* Begin */
    P /* Project */ = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, S, T, W,); };
    PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
    PC = {isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; "OTHER[sdk=*]" = ("a b", "\\"c\\"", ); }; };
    A = {isa = PBXNativeTarget; buildPhases = (AP); productType = "com.apple.product-type.application"; };
    S = {isa = PBXNativeTarget; buildConfigurationList = SL; buildPhases = (SP); productType = "com.apple.product-type.app-extension"; };
    SL = {isa = XCConfigurationList; buildConfigurations = (SC, SD, ); };
    SC = {isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
    SD = {isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
    T = {isa = PBXNativeTarget; buildPhases = (TP); productType = "com.apple.product-type.bundle.unit-test"; };
    W = {isa = PBXNativeTarget; buildConfigurationList = SL; buildPhases = (); fileSystemSynchronizedGroups = (WG, );
      productType = "com.apple.product-type.app-extension"; };
    WG = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Widget; sourceTree = "<group>"; };
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = A; };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, ); target = W; };
    AP = {isa = PBXSourcesBuildPhase; files = (B1 /* Main.swift in Sources */, ); };
    SP = {isa = PBXSourcesBuildPhase; files = (B2, ); };
    TP = {isa = PBXSourcesBuildPhase; files = (B3, ); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
    F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Share.swift; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = Check.swift; sourceTree = "<group>"; };
    G = {isa = PBXGroup; children = (F1, F2, F3, WG); sourceTree = "<group>"; };
    };
    }
    """
}
