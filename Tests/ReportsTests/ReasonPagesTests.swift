import SourceEdits
import Testing

@testable import Reports

@Suite("The pages of reasons and notes")
struct ReasonPagesTests {
  static let codes = """
    unsafe-phase unknown-phase cached-value-needs-trait-registration unknown-type ambiguous-type static-context
    global-context property-initialiser lazy-cached default-argument public-api closure-would-capture-self
    weak-self-optional implicit-member aliased-receiver value-escapes needs-unwrap layer-without-traits
    swiftui-geometry preview-code test-target keyboard-coordinate-space screen-space view-bounds-ambiguous
    initial-frame breakpoint-literal device-detection compares-with-screen fallback-only screen-through-scene
    external-display no-local-scene coupled-geometry all-windows window-order window-needs-scene
    custom-window-initialiser custom-window-frame legacy-branch platform-branch dead-branch orientation-for-layout
    orientation-device-semantics orientation-pipeline orientation-async-sequence notification-argument
    notification-name-string not-a-view-controller missing-super handler-not-found
    invalidate-layout-on-resize override-style memberwise-init
    comment-in-the-way asks-the-root-controller background-context compares-with-window
    no-scenes framework-app-delegate sdk-swizzles-app-delegate launch-options launch-options-passed-on
    app-delegate-callback-uses-application app-delegate-callback-not-called app-delegate-state window-code-mixed
    window-captured window-and-storyboard window-read-elsewhere main-nib-file cold-start-order
    enters-foreground-at-launch launch-order old-alert runs-at-each-connection manifest-edit-required manifest-incomplete
    scene-delegate-not-in-target generated-project info-plist-not-editable project-file-not-editable
    conflicting-settings mixed-app-delegate requires-full-screen launch-screen-missing pad-orientations
    scene-class-name scene-configuration-missing derived-app-delegate app-delegate-in-library
    """.split(whereSeparator: \.isWhitespace).map { ReasonCode(String($0)) }

  @Test("every code that was ever given keeps its page", arguments: codes)
  func stability(code: ReasonCode) {
    #expect(ReasonPages.page(for: code) != nil)
  }

  @Test("no code has two pages")
  func uniqueness() {
    #expect(Set(ReasonPages.all.map(\.code)).count == ReasonPages.all.count)
  }

  @Test("a page is whole and fits", arguments: ReasonPages.all.map(\.code))
  func form(code: ReasonCode) throws {
    let page = try #require(ReasonPages.page(for: code))
    #expect(code.text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(!page.title.hasSuffix("."))
    #expect(page.wrong.hasSuffix("."))
    #expect(page.unlock.last.map { ".)".contains($0) } == true)
    #expect((1...10).contains(page.example.split(separator: "\n").count))
    for step in page.steps {
      #expect(step.text.last.map { ".:".contains($0) } == true, "\(step.text)")
      #expect(!step.text.hasSuffix(":") || !step.blocks.isEmpty, "\(step.text)")
    }
    let lines = page.text(style: TextStyle(width: 80)).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test("a page reads well")
  func text() throws {
    let page = try #require(ReasonPages.page(for: "lazy-cached"))
    #expect(
      page.text(style: TextStyle()) == """
        lazy-cached  a lazy property keeps its first value

        A lazy property is computed once, at a moment nobody chose. If that is before
        the first layout the value is wrong for good; if it is later it is wrong after
        the next resize.

            lazy var itemWidth: CGFloat = {
                (UIScreen.main.bounds.width - 48) / 2
            }()

        What unlocks it
        Make it a computed property, or move the size out of it: build the view lazily
        and set its size in layout code or by constraints.

        """)
  }

  /// What is refused whole: its page has to be enough to do the migration by hand.
  static let refusals: [ReasonCode] = [
    "no-scenes", "framework-app-delegate", "sdk-swizzles-app-delegate", "launch-options", "app-delegate-callback-uses-application",
    "app-delegate-callback-not-called", "app-delegate-state", "window-code-mixed", "window-captured", "window-and-storyboard",
    "main-nib-file", "mixed-app-delegate", "manifest-edit-required", "manifest-incomplete", "scene-delegate-not-in-target", "generated-project",
    "info-plist-not-editable", "project-file-not-editable", "scene-class-name", "scene-configuration-missing", "derived-app-delegate",
    "app-delegate-in-library",
  ]

  @Test("the page of a refused app has steps, and ends with what to try", arguments: refusals)
  func steps(code: ReasonCode) throws {
    let page = try #require(ReasonPages.page(for: code))
    let text = page.text(style: TextStyle())
    #expect(text.contains("\nBy hand\n1. "))
    #expect(page.steps.last?.text == ReasonPage.Step.tryOut.text)
  }

  /// Why a whole app stays as it is: the reader needs the code in both languages, the manifest and the callbacks.
  @Test(
    "a page of an app that stays whole has code in both languages, the manifest and the callbacks",
    arguments: [
      "no-scenes", "launch-options", "app-delegate-callback-uses-application", "app-delegate-state", "window-captured", "window-code-mixed",
      "main-nib-file", "mixed-app-delegate", "sdk-swizzles-app-delegate", "info-plist-not-editable", "project-file-not-editable", "generated-project",
    ] as [ReasonCode])
  func wholeMigration(code: ReasonCode) throws {
    let text = try #require(ReasonPages.page(for: code)).text(style: TextStyle())
    for word in ["UIWindow(windowScene: windowScene)", "initWithWindowScene:", "UISceneDelegateClassName", "sceneDidBecomeActive"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test("steps are numbered, hang and keep their code as it is")
  func stepLayout() {
    let page = ReasonPage(
      "a-code", "a title", wrong: "Wrong.", example: "code", unlock: "Unlock.",
      steps: [
        ReasonPage.Step("Say it in a sentence that is longer than forty columns:", "if a {\n    b()\n\n}", "second"), ReasonPage.Step("Done."),
      ])
    #expect(
      page.text(style: TextStyle(width: 40)) == """
        a-code  a title

        Wrong.

            code

        What unlocks it
        Unlock.

        By hand
        1. Say it in a sentence that is longer
           than forty columns:

               if a {
                   b()

               }

               second

        2. Done.

        """)
  }

  @Test("a transform's page shows what changes")
  func transformPage() {
    let page = TransformPage(
      id: "screen-bounds", title: "Ask the container", summary: "What.\n\nWhy.", safety: "Safe.", addedIn: "0.1.0",
      codes: ["unsafe-phase"],
      examples: [.init(title: "a view", before: "a\nlet w = ↓old\nb", after: "a\nlet w = new\nb", reason: nil)])
    #expect(
      page.text(style: TextStyle()) == """
        screen-bounds  Ask the container (since 0.1.0)

        What.

        Why.

        Safety
        Safe.

        Example: a view
            a
          - let w = old
          + let w = new
            b

        Reasons and notes it gives
          unsafe-phase  the code runs before the container has its size

        """)
  }
}
