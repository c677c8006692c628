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
