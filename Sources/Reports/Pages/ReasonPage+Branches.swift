extension ReasonPage {
  /// Code that is there for another system, a test or a preview.
  static let branches: [ReasonPage] = [
    ReasonPage(
      "legacy-branch", "the code is the branch for older systems",
      wrong: """
        It stands in the 'else' of an availability test, whose other branch already does the modern thing. It only \
        runs where the old API is right.
        """,
      example: """
        if #available(iOS 15, *) {
            window = scene.keyWindow
        } else {
            window = UIApplication.shared.keyWindow
        }
        """,
      unlock: """
        Nothing to do. When the deployment target passes that version, delete the branch.
        """),
    ReasonPage(
      "platform-branch", "the code is compiled for another platform",
      wrong: """
        A condition such as #if os(tvOS) or targetEnvironment(macCatalyst) surrounds it. What is right on iOS may \
        not exist there.
        """,
      example: """
        #if os(tvOS)
        let size = UIScreen.main.bounds.size
        #endif
        """,
      unlock: """
        Decide for that platform by hand. On tvOS the window fills the screen and the code may stay.
        """),
    ReasonPage(
      "dead-branch", "the code is never compiled",
      wrong: """
        The condition around it is always false, like '#if false'. It cannot be checked by a compiler, so it is not \
        touched.
        """,
      example: """
        #if false
        let width = UIScreen.main.bounds.width
        #endif
        """,
      unlock: """
        Delete the branch, or bring it back to life.
        """),
    ReasonPage(
      "unparsed-code", "the code is not understood where it stands",
      wrong: """
        The branches of an '#if' cut through a statement, so that only the first of them can be read, or the lines \
        hold something that the parser does not know, such as a macro with half a statement in it.
        """,
      example: """
        #if DEBUG
            if (isWide) {
        #else
            if (UIScreen.mainScreen.bounds.size.width > 700) {
        #endif
            }
        """,
      unlock: """
        Let each branch hold whole statements, or make the change by hand.
        """),
    ReasonPage(
      "preview-code", "the code only serves previews",
      wrong: """
        Previews have no scene of the app, and they are not shipped.
        """,
      example: """
        #Preview {
            Badge().frame(width: UIScreen.main.bounds.width)
        }
        """,
      unlock: """
        Nothing has to change. A fixed size says more in a preview: .frame(width: 390).
        """),
    ReasonPage(
      "test-target", "the code belongs to tests",
      wrong: """
        Tests often run without a window in a scene, and snapshots depend on exact sizes. A change here alters what \
        is tested.
        """,
      example: """
        final class CardSnapshotTests: XCTestCase {
            func testCard() {
                assertSnapshot(Card(frame: UIScreen.main.bounds))
            }
        }
        """,
      unlock: """
        Give the test a size of its own, so that it does not depend on the device it runs on.
        """),
  ]
}
