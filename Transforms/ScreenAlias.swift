import SourceEdits
import SwiftSyntax
import TransformKit

/// Reads from the nearest container what a constant of the project reads from the main screen.
///
/// A name such as `kScreenWidth` hides that every window is taken for the screen. Each use of it is decided where it
/// stands, as if the screen were written there; the definition goes with its last use.
///
/// ## Safety
///
/// As for the size, the scale and the screen themselves. A definition is removed only when no file of the project uses
/// it any more; one that is public stays.
public struct ScreenAlias: AliasTransform {
  public static let metadata = TransformMetadata(
    id: "screen-alias",
    title: "Replace the project's names for the screen",
    summary: """
      'let kScreenWidth = UIScreen.main.bounds.width', members that the project adds to UIScreen, and functions that \
      give nothing else stand for the screen in all the files that use them. Each use is decided in its own place; the \
      definition goes when nothing uses it any more.
      """,
    safety: """
      Each use is as safe as the screen itself would be in its place. A definition is removed only together with its \
      last use, and when no code outside of the project can know it.
      """,
    addedIn: "0.2.0",
    codes: ScreenBounds.metadata.codes + (ScreenScale.metadata.codes + ScreenObject.metadata.codes + ["ambiguous-alias"])
      .filter { !ScreenBounds.metadata.codes.contains($0) }.unique)

  public static let examples: [Example] = [
    .changes(
      "the constant goes with its last use",
      before: """
        ↓let kScreenWidth = UIScreen.main.bounds.width

        class GridViewController: UIViewController {
          let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            header.frame.size.width = ↓kScreenWidth
          }
        }
        """,
      after: """
        class GridViewController: UIViewController {
          let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            header.frame.size.width = view.bounds.width
          }
        }
        """)
  ]

  public init() {}

  public func proposal(for use: AliasUse, in file: SwiftFile) -> Proposal? {
    if use.isAmbiguous {
      return Reading(use.use, target: use.root, value: .size, site: file.site(of: use.root), in: file).manual("ambiguous-alias")
    }
    if let size = use.size { return ScreenBounds().proposal(for: size, in: file) }
    if let scale = use.scale { return ScreenScale().proposal(for: scale, in: file) }
    return use.object(in: file).flatMap { ScreenObject().proposal(for: $0, in: file) }
  }
}

extension [ReasonCode] {
  /// Each once, in order.
  fileprivate var unique: [ReasonCode] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
