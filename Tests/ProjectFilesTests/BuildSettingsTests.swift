import ProjectFiles
import SourceText
import Testing

struct BuildSettingsTests {
  private let project: XcodeProjectFile
  private let shop: XcodeTarget

  init() throws {
    project = try XcodeProjectFile(SourceText(shopProject))
    shop = try #require(project.target(named: "Shop"))
  }

  private func settings(_ files: [String: String] = [:], configuration: String = "Debug", sdk: String = "iphoneos") -> BuildSettings {
    BuildSettings(project, target: shop, configuration: configuration, projectName: "Shop", sdk: sdk) { files[$0].map { SourceText($0) } }
  }

  @Test func theNearestLevelHoldsAndSaysWhereItIs() throws {
    let files = ["App/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.0 // why\nOTHER_LDFLAGS = -lc\n"]
    let value = try #require(settings(files)["IPHONEOS_DEPLOYMENT_TARGET"])
    #expect(value.text == "16.0")
    #expect(value.place == .configuration("App/App.xcconfig"))
    #expect(SourceText(files["App/App.xcconfig"]!).string(in: value.range) == "IPHONEOS_DEPLOYMENT_TARGET = 16.0")
    let other = try #require(settings()["IPHONEOS_DEPLOYMENT_TARGET"])
    #expect(other.text == "15.0" && other.place == .project)
    #expect(project.text.string(in: other.range) == "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(settings()["NOTHING"] == nil)
  }

  @Test func inheritedIsTheValueOfTheNextLevel() {
    #expect(settings()["OTHER_LDFLAGS"]?.text == "-lz -ObjC")
    #expect(settings(["App/App.xcconfig": "OTHER_LDFLAGS = $(inherited) -lc"])["OTHER_LDFLAGS"]?.text == "-lz -lc -ObjC")
    #expect(settings(["App/App.xcconfig": "OTHER_LDFLAGS = -lc"])["OTHER_LDFLAGS"]?.text == "-lc -ObjC")
    #expect(settings()["PRODUCT_NAME"]?.text == "Shop Shop")
  }

  @Test func conditionsHoldForTheSDK() {
    #expect(settings()["CODE"]?.text == "device")
    #expect(settings(sdk: "iphonesimulator")["CODE"]?.text == "any")
    let text = "K[sdk=iphoneos*] = a\nK = b\nK[sdk=iphoneos*][arch=arm64] = c\nK[sdk=iphoneos*,config=Release] = d\nK[sdk=macosx*] = e"
    #expect(settings(["App/App.xcconfig": text])["K"]?.text == "c")
  }

  @Test(arguments: [
    ("$(SRCROOT)/A", "./A"), ("${TARGET_NAME}", "Shop"), ("$(PROJECT_NAME:lower)", "shop"), ("$(A:c99extidentifier)", "a_b_c"),
    ("$(A:rfc1034identifier)", "a-b.c"), ("$(A:upper)", "A B.C"), ("$(P:dir)", "x/y"), ("$(P:file)", "z.txt"), ("$(P:base)", "z"),
    ("$(P:suffix)", ".txt"), ("$(NONE:default=7)", "7"), ("$(E:default=7)", "7"), ("$(A$(ONE))", "one"), ("$(CONFIGURATION) $", "Debug $"),
    ("$(PRODUCT_MODULE_NAME)", "Shop_Shop"), ("$(NONE)/x", "$(NONE)/x"), ("$(LOOP1)", "$(LOOP1)"), ("$(open", "$(open"),
  ])
  func variablesAreExpanded(text: String, expected: String) {
    let files = ["App/App.xcconfig": "A = a b.c\nP = x/y/z.txt\nE =\nONE = 1\nA1 = one\nLOOP1 = $(LOOP2)\nLOOP2 = $(LOOP1)\nV = \(text)"]
    #expect(settings(files)["V"]?.text == expected)
    #expect(settings(files).expanded(text) == expected)
  }

  @Test func unknownVariablesAreNamed() {
    let files = ["App/App.xcconfig": "V = $(NONE)/$(TARGET_NAME)/$(NONE:lower)"]
    #expect(settings(files)["V"]?.unknown == ["NONE"])
    #expect(settings(files).path("V") == nil)
    #expect(settings()["CODE"]?.unknown == [])
  }

  @Test func explosionsAreBounded() {
    let lines = (1...40).map { "X\($0) = $(X\($0 + 1))$(X\($0 + 1))" }.joined(separator: "\n") + "\nX41 = x"
    #expect(settings(["App/App.xcconfig": lines])["X1"] != nil)
  }

  @Test func pathsStartFromTheProjectsFolder() {
    #expect(settings().path("INFOPLIST_FILE") == "App/Shop-Info.plist")
    #expect(settings(configuration: "Release").path("INFOPLIST_FILE") == "App/Info.plist")
    #expect(BuildSettings(project, target: shop) { _ in nil }.configuration == "Release")
  }

  @Test func namesAreFoundByTheirPrefix() {
    let files = ["App/App.xcconfig": "CODE_A = 1\nCODE_B[sdk=macosx*] = 2\nCODE_C[sdk=iphoneos*] = 3"]
    #expect(settings(files).names(withPrefix: "CODE") == ["CODE", "CODE_A", "CODE_C"])
  }

  @Test func platformsAreTold() {
    #expect(settings().isForIOS == true)
    #expect(settings(["App/App.xcconfig": "SDKROOT = watchos"]).isForIOS == false)
    #expect(settings(["App/App.xcconfig": "SDKROOT = auto"]).isForIOS == nil)
    #expect(settings(["App/App.xcconfig": "SDKROOT = auto\nSUPPORTED_PLATFORMS = macosx iphoneos"]).isForIOS == true)
  }

  @Test func includesAreFollowedAndCyclesEnd() {
    let files = [
      "App/App.xcconfig": "A = 1\n#include \"Base/Base.xcconfig\"\n#include? \"missing.xcconfig\"\nC = 3\n",
      "App/Base/Base.xcconfig": "A = 2\nB = 2\nC = 2\n#include \"../App.xcconfig\"\n#include '../Other.xcconfig'\n",
      "App/Other.xcconfig": "B = 9\n",
    ]
    let found = settings(files)
    #expect(found["A"]?.text == "2")
    #expect(found["B"]?.text == "9" && found["B"]?.place == .configuration("App/Other.xcconfig"))
    #expect(found["C"]?.text == "3")
  }
}

struct XCConfigTests {
  private func assignments(_ text: String) -> [String] {
    let file = XCConfigFile(SourceText(text))
    #expect(file.lines.flatMap { file.text.bytes[$0.range] } == Array(text.utf8))
    return file.assignments.map { "\($0.key)|\($0.value)" }
  }

  @Test(arguments: [
    ("A = b", ["A|b"]), ("  A=b c // why\r\n", ["A|b c"]), ("// A = b", []), ("A = \"x y\";", ["A|\"x y\""]), ("A =\nB = 1", ["A|", "B|1"]),
    ("A[sdk=iphoneos*] = b = c", ["A[sdk=iphoneos*]|b = c"]), ("A[sdk=x*][arch=y] = z", ["A[sdk=x*][arch=y]|z"]),
    ("\u{FEFF}A = b", ["A|b"]), ("URL = https:/$()/a.b", ["URL|https:/$()/a.b"]), ("#define A = b", []), ("= b", []), ("A b", []),
  ])
  func linesAreRead(text: String, expected: [String]) {
    #expect(assignments(text) == expected)
  }

  @Test func includesAreRead() {
    let file = XCConfigFile(SourceText("#include \"a/b.xcconfig\" // c\n#include? \"d.xcconfig\"\n#include nothing\n"))
    #expect(file.includes.map(\.path) == ["a/b.xcconfig", "d.xcconfig"])
    #expect(file.includes.map(\.isOptional) == [false, true])
  }

  @Test(arguments: [
    ("A = b // why\nC = d\n", "A = x y // why\nC = d\n"), ("A=b;\r\nC=d", "A=x y;\r\nC=d"), ("A = 1\nA = 2\n", "A = 1\nA = x y\n"),
    ("B = 1", "B = 1\nA = x y\n"), ("", "A = x y\n"), ("A =\nB = 1\n", "A = x y\nB = 1\n"), ("A = \nB = 1\n", "A = x y\nB = 1\n"),
    ("A[sdk=i*] = b\r\n", "A[sdk=i*] = b\r\nA = x y\r\n"),
  ])
  func aSettingIsSet(before: String, after: String) {
    let file = XCConfigFile(SourceText(before))
    let result = file.text.applying(file.setting("A", "x y"))
    #expect(result.string == after)
    #expect(XCConfigFile(result).setting("A", "x y").isEmpty)
  }

  @Test func aSettingIsRemovedWithItsLine() {
    let file = XCConfigFile(SourceText("A = 1\nB = 2 // why\nA[x=y] = 3\n"))
    #expect(file.text.applying(file.removing("B")).string == "A = 1\nA[x=y] = 3\n")
  }
}
