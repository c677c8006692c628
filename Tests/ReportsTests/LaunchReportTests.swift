import SourceEdits
import Testing

@testable import Reports

@Suite("Does this app launch?")
struct LaunchReportTests {
  private func text(_ answers: [LaunchAnswer], changes: ChangeSet = ChangeSet(), style: TextStyle = TextStyle()) -> String? {
    var changes = changes
    changes.launches = answers
    return LaunchReport(changes, style: style).text()
  }

  @Test("without apps there is no question")
  func nothing() {
    #expect(text([]) == nil)
  }

  @Test("yes, and why")
  func yes() {
    #expect(
      text([Sample.answer("Shop", launches: true, "its scene manifest names 'SceneDelegate'")]) == """
        Does this app launch when it is built with the iOS 27 SDK?
          Shop  yes  its scene manifest names 'SceneDelegate'
        """)
  }

  @Test("no, why, and the page that says more")
  func no() {
    #expect(
      text([Sample.answer("Shop", "it has no scenes: 'AppDelegate' derives from a class of Expo", reason: "framework-app-delegate")]) == """
        Does this app launch when it is built with the iOS 27 SDK?
          Shop  no   it has no scenes: 'AppDelegate' derives from a class of Expo
                     [framework-app-delegate]
        """)
  }

  @Test("an accepted change is shown by diff as it is, an offered one with the flag for it, another one not at all")
  func change() throws {
    let answers = [Sample.answer("Shop", "it has no scenes", reason: "no-scenes", change: "5c3e1e9a7b02")]
    let accepted = try #require(text(answers, changes: ChangeSet(accepted: [Sample.migration()])))
    #expect(
      accepted == """
        Does this app launch when it is built with the iOS 27 SDK?
          Shop  no   it has no scenes; 'reframe diff --only scene-life-cycle' shows the
                     change that gives it some [no-scenes]
        """)
    let offered = try #require(text(answers, changes: ChangeSet(offered: [Sample.migration(safety: .needsReview)]), style: TextStyle(width: 120)))
    #expect(offered.contains("'reframe diff --only scene-life-cycle --include needs-review' shows the change"))
    #expect(text(answers)?.contains("reframe diff") == false)
  }

  @Test("the answers of several apps stand below each other, in their order")
  func several() {
    let answers = [
      Sample.answer("Shop", launches: true, "it is a SwiftUI app"),
      Sample.answer("Shop for Teams", "it has no scenes", reason: "no-scenes"),
      Sample.answer("店", launches: true, "'AppDelegate' answers for each scene"),
    ]
    #expect(
      text(answers) == """
        Do these apps launch when they are built with the iOS 27 SDK?
          Shop            yes  it is a SwiftUI app
          Shop for Teams  no   it has no scenes [no-scenes]
          店              yes  'AppDelegate' answers for each scene
        """)
  }

  @Test("no line is wider than the terminal", arguments: [50, 60, 80, 100])
  func width(columns: Int) throws {
    let message = "the scene manifest is there only in Debug: the other configurations do not launch, so that nobody but a tester sees it"
    let answers = [
      Sample.answer("Shop", message, reason: "manifest-incomplete"),
      Sample.answer("A name that some of the terminals have no room for, 名前が長い", message, reason: "manifest-incomplete"),
    ]
    let lines = try #require(text(answers, style: TextStyle(width: columns))).split(separator: "\n")
    #expect(lines.filter { $0.displayWidth > columns } == [])
    #expect(lines.count > 4)
  }

  @Test("a sentence that has no room beside a long name stands below it")
  func longName() {
    #expect(
      text([Sample.answer("Shop for Teams (Staging)", launches: true, "its scene manifest names 'SceneDelegate'")], style: TextStyle(width: 50)) == """
        Does this app launch when it is built with the iOS
        27 SDK?
          Shop for Teams (Staging)
            yes  its scene manifest names 'SceneDelegate'
        """)
  }

  @Test("control characters of names and messages do not reach the terminal")
  func controlCharacters() throws {
    let result = try #require(text([Sample.answer("Shop\u{1B}[2J", "no\u{7} file 'a\nb'", reason: "no-scenes")]))
    #expect(result.hasSuffix(#"  Shop\u{1B}[2J  no   no\u{7} file 'a\nb' [no-scenes]"#))
    #expect(!result.contains("\u{1B}"))
  }

  @Test("colour changes nothing but itself")
  func colour() throws {
    let answers = [Sample.answer("Shop", launches: true, "it is a SwiftUI app"), Sample.answer("Kiosk", "it has no scenes", reason: "no-scenes")]
    let colored = try #require(text(answers, style: TextStyle(isColored: true)))
    #expect(colored.contains("\u{1B}[32myes\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[31mno \u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == text(answers))
  }

  @Test("a scan answers first, then says what is wrong with the apps, and only then counts")
  func scan() {
    let changes = ChangeSet(
      findings: [Sample.manual, Sample.launchScreen], launches: [Sample.answer("Shop", launches: true, "it is a SwiftUI app")], filesRead: 4)
    let report = ScanReport(changes, transforms: ["launch-screen", "screen-bounds"], ofApps: ["launch-screen"], style: TextStyle())
    #expect(
      report.text() == """
        2 places in 2 files, of 4 read

        Does this app launch when it is built with the iOS 27 SDK?
          Shop  yes  it is a SwiftUI app

        Shop/Info.plist
          3:1  manual  launch-screen  'Shop' has no launch screen
                                      [launch-screen-missing]

                                    safe  review  manual
        launch-screen                                  1
          launch-screen-missing                        1
        screen-bounds                                  1
          static-context                               1
        all                                            2

        App/Metrics.swift
          2:24  manual  screen-bounds  leave 'UIScreen.main.bounds': a static member has
                                       no container to ask [static-context]

        Next:
          reframe explain launch-screen-missing  says what would unlock the most
                                                 frequent reason

        """)
  }
}
