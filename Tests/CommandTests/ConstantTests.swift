import Foundation
import Testing

@Suite("constants that nothing of the project uses any more")
struct ConstantTests {
  private static let constant = "import UIKit\n\nlet kPageWidth = UIScreen.main.bounds.width\n"
  private static let metrics = """
    import UIKit

    enum Metrics {
        static let gap: CGFloat = 8
        static let width = UIScreen.main.bounds.width
    }

    """

  private static func page(_ width: String) -> String {
    """
    import UIKit

    final class PageViewController: UIViewController {
        private let page = UIView()

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            page.frame.size.width = \(width)
        }
    }

    """
  }

  @Test("one that an ignored file of Swift, or a template of one, uses stays", arguments: ["Generated/Pages.swift", "Templates/Pages.stencil"])
  func ignored(file: String) throws {
    let checkout = try TemporaryCheckout([
      ".gitignore": "Generated/\n", "App/Constants.swift": Self.constant, "App/Page.swift": Self.page("kPageWidth"),
      file: "let half = kPageWidth / 2\n",
    ])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/Page.swift").contains("width = view.bounds.width"))
    #expect(try checkout.read("App/Constants.swift") == Self.constant)
  }

  @Test("a member stays where a text names its type, too", arguments: ["let half = Metrics.width / 2\n", "extension Metrics { static let half = width / 2 }\n"])
  func member(use: String) throws {
    let checkout = try TemporaryCheckout([
      ".gitignore": "Generated/\n", "App/Metrics.swift": Self.metrics, "App/Page.swift": Self.page("Metrics.width"), "Generated/Pages.swift": use,
    ])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
    #expect(try checkout.read("App/Metrics.swift") == Self.metrics)
  }

  @Test("a word alone that is no use of it keeps no member")
  func word() throws {
    let checkout = try TemporaryCheckout([
      "App/Metrics.swift": Self.metrics, "App/Page.swift": Self.page("Metrics.width"), "App/icon.json": #"{ "width": 24, "metrics": [] }"# + "\n",
    ])
    #expect(try Reframe.run("apply", in: checkout.folder).status == 0)
    #expect(try !checkout.read("App/Metrics.swift").contains("UIScreen"))
  }
}
