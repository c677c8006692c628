import SourceEdits
import TransformKit

/// Moves an app's windows from its app delegate to a scene delegate, with everything that this takes.
///
/// ## Safety
///
/// One change for each app delegate: its sources, the new scene delegate, the `Info.plist` of every app that compiles it and
/// the membership of the new file. Safe where nothing can run at another time or not at all; a named doubt remains where
/// something may. Whatever could leave an app that does not launch is left whole.
public struct SceneLifeCycle: ProjectTransform {
  public static let metadata = TransformMetadata(
    id: "scene-life-cycle",
    title: "Move the app's windows to a scene delegate",
    summary: """
      Built with the iOS 27 SDK an app without scenes does not launch. The windows move from the app delegate to a new \
      scene delegate, together with what depends on them and with the callbacks that UIKit calls there from then on; the \
      Info.plist of every app that compiles the delegate gets the scene manifest, and the project file the new file.
      """,
    safety: """
      One change over all of these files, or none. Safe where everything runs as before; review where something runs at \
      another time, such as links at a cold start. What cannot be told apart from the rest of the app delegate is left \
      whole, with the place that stands in the way.
      """,
    addedIn: "0.3.0",
    codes: [
      "framework-app-delegate", "derived-app-delegate", "app-delegate-in-library", "sdk-swizzles-app-delegate", "launch-options", "app-delegate-callback-uses-application",
      "app-delegate-callback-not-called", "app-delegate-state", "window-captured", "window-code-mixed", "window-and-storyboard",
      "window-read-elsewhere", "window-needs-scene", "custom-window-frame", "custom-window-initialiser", "cold-start-order", "enters-foreground-at-launch", "launch-order",
      "launch-options-passed-on", "old-alert", "runs-at-each-connection", "manifest-edit-required", "manifest-incomplete",
      "scene-delegate-not-in-target", "generated-project", "info-plist-not-editable", "conflicting-settings", "main-nib-file", "project-file-not-editable", "unparsed-code",
    ])

  public static let examples: [Example] = [
    .changes(
      "an app that builds its window in code; the manifest is left to a person, because this example has no Info.plist",
      before: """
        import UIKit

        @main
        class ↓AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """,
      after: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            return true
          }
        }
        """,
      doubt: "manifest-edit-required"),
    .leavesAlone(
      "a first screen that depends on what started the app",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          if ↓launchOptions?[.url] != nil { window?.rootViewController = UIViewController() }
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, reason: "launch-options"),
  ]

  public init() {}

  public func proposals(in project: Project) -> [ProjectProposal] {
    project.appDelegates.flatMap { AppMigration(of: $0, in: project).proposals }
  }
}
