import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// What moves from an app delegate in Swift to its scene delegate, and what keeps it from moving.
@Suite struct SceneMigrationSwiftTests {
  private static let launch =
    "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
  private static let connection =
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)"

  /// An app delegate with these members.
  private func delegate(_ members: String) -> String {
    let lines = members.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.isEmpty ? "" : "    " + $0 }
    return "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  @Test func aWindowMadeInCodeMoves() throws {
    let before = delegate(
      """
      var window: UIWindow?

      \(Self.launch) {
          Statistics.start()
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: UIViewController())
          window?.makeKeyAndVisible()
          return true
      }
      """)
    let result = try #require(SceneProject(["App/AppDelegate.swift": before]).migrate())
    #expect(result.summary == "migration ")
    #expect(result.after("AppDelegate.swift") == delegate(
      """
      \(Self.launch) {
          Statistics.start()
          return true
      }
      """))
    #expect(result.after("SceneDelegate.swift") == """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          \(Self.connection) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = UINavigationController(rootViewController: UIViewController())
              window?.makeKeyAndVisible()
          }
      }

      """)
  }
}
