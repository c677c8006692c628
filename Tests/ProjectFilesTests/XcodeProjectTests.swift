import ProjectFiles
import SourceText
import Testing

struct XcodeProjectTests {
  private let project: XcodeProjectFile

  init() throws { project = try XcodeProjectFile(SourceText(shopProject)) }

  @Test func itPrintsBack() {
    #expect(project.list.printed == Array(shopProject.utf8))
  }

  @Test func targetsSayWhatTheyAre() throws {
    #expect(project.targets.map(\.name) == ["Shop", "Share", "Widget"])
    let shop = try #require(project.target(named: "Shop"))
    #expect(shop.isApplication && !shop.isAppExtension && !shop.isTest && !shop.isWatch)
    #expect(shop.configurations.map(\.name) == ["Debug", "Release"])
    #expect(shop.defaultConfiguration == "Release")
    #expect(shop.configurations[0].baseConfiguration == "App/App.xcconfig")
    #expect(shop.configurations[1]["INFOPLIST_FILE"]?.value == .text("App/Info.plist"))
    #expect(shop.configurations[0]["OTHER_LDFLAGS"]?.value == .list(["$(inherited)", "-ObjC"]))
    #expect(shop.buildPhases.map(\.kind) == [.sources, .resources, .copyFiles])
    let share = try #require(project.target(named: "Share"))
    #expect(share.isAppExtension && !share.isApplication)
    #expect(shop.dependencies == [share.id])
    #expect(shop.embeddedTargets == [share.id])
    #expect(project.projectConfigurations.map(\.name) == ["Debug"])
  }

  @Test(arguments: [
    ("application", "app"), ("application.on-demand-install-capable", "app clip"), ("application.watchapp2", "watch"),
    ("watchkit2-extension", "extension watch"), ("app-extension", "extension"), ("app-extension.messages", "extension"),
    ("extensionkit-extension", "extension"), ("bundle.unit-test", "test"), ("bundle.ui-testing", "test"), ("framework", "framework"),
    ("library.static", ""),
  ])
  func productTypes(type: String, expected: String) throws {
    let text = shopProject.replacing("\"com.apple.product-type.application\"", with: "\"com.apple.product-type.\(type)\"")
    let target = try #require(try XcodeProjectFile(SourceText(text)).target(named: "Shop"))
    let facts = [
      ("app", target.isApplication), ("clip", target.isAppClip), ("extension", target.isAppExtension), ("watch", target.isWatch),
      ("test", target.isTest), ("framework", target.isFramework),
    ]
    #expect(facts.filter(\.1).map(\.0).joined(separator: " ") == expected)
  }

  @Test func filesHaveTheirPathsFromTheProjectsFolder() throws {
    let shop = try #require(project.target(named: "Shop"))
    #expect(project.sourceFiles(of: shop).map(\.path) == ["Shared Code/AppDelegate.m"])
    #expect(project.resourceFiles(of: shop).map(\.path) == ["App/Base.lproj/Main.storyboard"])
    #expect(project.references(at: "Sources/./Root.swift").map(\.name) == ["Root.swift"])
    #expect(project.references(at: "sources/root.SWIFT").map(\.path) == ["Sources/Root.swift"])
    #expect(project.references(at: "Root.swift").isEmpty)
    #expect(project.targets(compiling: "Shared Code/AppDelegate.m").map(\.name) == ["Shop", "Share"])
    #expect(project.targets(compiling: "Sources/Root.swift").isEmpty)
    #expect(project.compilerFlags(ofSource: "Shared Code/AppDelegate.m", in: shop) == "-fno-objc-arc")
    #expect(project.file("0000000000000000000000P1")?.path == nil)
  }

  @Test func synchronisedFoldersHaveTheirExceptions() {
    #expect(project.targets(compiling: "Widget/Deep/Any.swift").map(\.name) == ["Widget"])
    #expect(project.targets(compiling: "Widget/WidgetDelegate.swift").map(\.name) == ["Shop", "Widget"])
    #expect(project.targets(compiling: "Widget/Info.plist").isEmpty)
    #expect(project.targets(compiling: "Widgets/Any.swift").isEmpty)
  }

  @Test func theProjectsFolderMayBeElsewhere() throws {
    let text = shopProject.replacing("projectDirPath = \"\";", with: "projectDirPath = ../;")
    let moved = try XcodeProjectFile(SourceText(text))
    #expect(moved.sourceRoot == "..")
    #expect(moved.references(at: "../Sources/Root.swift").count == 1)
    #expect(moved.targets(compiling: "../Widget/A.swift").map(\.name) == ["Widget"])
    #expect(moved.targets[0].configurations[0].baseConfiguration == "../App/App.xcconfig")
  }

  @Test func whatIsNoProjectIsAFault() {
    #expect(throws: ProjectFileFault.self) { try XcodeProjectFile(SourceText("{ a = { b = c; }; }")) }
    #expect(throws: ProjectFileFault.self) { try XcodeProjectFile(SourceText("( a )")) }
    let conflict = shopProject.replacing("\t\t0000000000000000000000B2 ", with: "<<<<<<< HEAD\n\t\t0000000000000000000000B2 ")
    let fault = #expect(throws: ProjectFileFault.self) { try XcodeProjectFile(SourceText(conflict)) }
    #expect(fault?.line == 11)
  }

  @Test func aProjectInXMLIsReadAndNotEdited() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>objects</key>
        <dict>
          <key>T</key>
          <dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
            <key>buildPhases</key><array><string>S</string></array></dict>
          <key>S</key>
          <dict><key>isa</key><string>PBXSourcesBuildPhase</string><key>files</key><array><string>B</string></array></dict>
          <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
          <key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A.m</string></dict>
        </dict>
      </dict></plist>
      """
    let project = try XcodeProjectFile(SourceText(xml))
    #expect(project.targets(compiling: "A.m").map(\.name) == ["App"])
    #expect(throws: ProjectFileRefusal.self) { try project.addingSource("B.m", besides: "A.m") }
    #expect(throws: ProjectFileRefusal.self) { try project.setting("A", .text("b"), in: ["T"]) }
  }

  @Test func buildSettingsAreSetInTheirOrder() throws {
    let ids = ["0000000000000000000000C2", "0000000000000000000000C3"]
    let after = try editedProject(shopProject) { try $0.setting("SWIFT_VERSION", .text("5.0 beta"), in: ids) }
    #expect(after.contains("\t\t\t\tINFOPLIST_FILE = App/Info.plist;\n\t\t\t\tSWIFT_VERSION = \"5.0 beta\";\n\t\t\t};"))
    #expect(after.contains("\t\t\t\tSDKROOT = iphoneos;\n\t\t\t\tSWIFT_VERSION = \"5.0 beta\";\n\t\t\t};"))
    let list = try editedProject(shopProject) { try $0.setting("KINDS[sdk=iphoneos*]", .list(["a b", "c"]), in: [ids[1]]) }
    #expect(list.contains("= 15.0;\n\t\t\t\t\"KINDS[sdk=iphoneos*]\" = (\n\t\t\t\t\t\"a b\",\n\t\t\t\t\tc,\n\t\t\t\t);\n\t\t\t\tOTHER"))
    let gone = try editedProject(shopProject) { try $0.removing("INFOPLIST_FILE", in: ids) }
    #expect(gone == shopProject.replacing("\t\t\t\tINFOPLIST_FILE = App/Info.plist;\n", with: ""))
    #expect(throws: ProjectFileRefusal.self) { try project.setting("A", .text("b"), in: ["0000000000000000000000T1"]) }
  }
}
