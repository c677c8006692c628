import ProjectFiles
import SourceText
import Testing

struct GeneratedProjectTests {
  private let scenes: PropertyListValue = [
    "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["Role": [["Name": "Default", "Class": "$(MODULE).SceneDelegate"]]],
  ]

  private func described(_ target: GeneratedProject.Target) -> String {
    "\(target.name) \(target.isApplication.map { "\($0)" } ?? "?") \(target.infoPlist) \(target.path):\(target.line)"
  }

  @Test func xcodeGenTargetsAreFoundInIncludedFiles() throws {
    let files = [
      "App/Share/target.yml": "targets:\n  Share:\n    type: app-extension\n    settings:\n      base:\n        INFOPLIST_FILE: Share/Info.plist\n"
    ]
    let text = """
      name: Shop # the app
      include:
        - path: Share/target.yml
        - missing.yml
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Sources]
          info:
            path: Sources/Info.plist
            properties:
              CFBundleName: Shop
        "Tool":
          type: tool
      """
    let project = try #require(
      GeneratedProject(path: "App/project.yml", SourceText(text)) { files[$0].map { SourceText($0) } })
    #expect(project.generator == .xcodeGen)
    #expect(
      project.targets.map(described) == [
        "Shop true described App/project.yml:6", "Tool false unknown App/project.yml:14",
        "Share false file(\"Share/Info.plist\") App/Share/target.yml:2",
      ])
    #expect(
      project.steps(adding: "UIApplicationSceneManifest", scenes, toTarget: "Shop") == [
        "App/project.yml, line 6: add to `targets/Shop/info/properties`, because XcodeGen writes the Info.plist from there:",
        """
        UIApplicationSceneManifest:
          UIApplicationSupportsMultipleScenes: false
          UISceneConfigurations:
            Role:
              - Name: Default
                Class: "$(MODULE).SceneDelegate"
        """,
      ])
    #expect(project.steps(adding: "K", true, toTarget: "Share") == ["XcodeGen leaves Share/Info.plist to you: K is added there, not in App/project.yml."])
    #expect(project.step(addingSource: "SceneDelegate.swift").contains("xcodegen generate"))
  }

  @Test func tuistTargetsAreFound() throws {
    let text = """
      import ProjectDescription

      let project = Project(
        name: "Shop",
        targets: [
          .target(name: "Shop", destinations: .iOS, product: .app, infoPlist: .extendingDefault(with: ["A": "b"]), sources: ["Sources/**"],
            dependencies: [.target(name: "Kit")]),
          Target(name: "Kit", product: .framework, infoPlist: "Kit/Info.plist"),
        ]
      )
      """
    let project = try #require(GeneratedProject(path: "Project.swift", SourceText(text)))
    #expect(
      project.targets.map(described) == [
        "Shop true described Project.swift:6", "Kit false file(\"Kit/Info.plist\") Project.swift:8",
      ])
    let steps = project.steps(adding: "UIApplicationSceneManifest", scenes, toTarget: "Shop")
    #expect(steps[0].contains("extendingDefault"))
    #expect(
      steps[1] == """
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": false,
          "UISceneConfigurations": [
            "Role": [
              [
                "Name": "Default",
                "Class": "$(MODULE).SceneDelegate",
              ],
            ],
          ],
        ],
        """)
  }

  @Test func buildFilesAreRecognised() throws {
    let bazel = try #require(GeneratedProject(path: "App/BUILD.bazel", SourceText("ios_application(\n    name = \"Shop\",\n)")))
    #expect(bazel.generator == .bazel && bazel.targets.map(\.name) == ["Shop"])
    let buck = try #require(GeneratedProject(path: "BUCK", SourceText("apple_bundle(\n  name = 'x', info_plist = 'I.plist')")))
    #expect(buck.generator == .buck && buck.targets.isEmpty)
  }

  @Test(arguments: [
    ("project.yml", "a: b\n"), ("project.yml", "targets:\n  A:\n"), ("Project.swift", "struct Project {}"), ("BUILD", "cc_library()"),
    ("project.json", "{}"), ("other.yml", "name: A\ntargets:\n  A:\n"),
  ])
  func otherFilesAreNoDescriptions(path: String, text: String) {
    #expect(GeneratedProject(path: path, SourceText(text)) == nil)
  }
}
