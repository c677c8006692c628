import Foundation

/// What happened, line by line on standard output; the app's own prints come between.
///
///     step launch
///     call scene(_:willConnectTo:options:)
///     miss sceneWillEnterForeground(_:)
///     window scene=1 key=yes root=UINavigationController > HomeViewController
///     problem: …
///     failed: …
enum Transcript {
  static func note(_ line: String) {
    print(line)
    fflush(stdout)
  }

  /// The app does not launch: UIKit would stop the process here.
  static func fail(_ reason: String) -> Never {
    note("failed: \(reason)")
    exit(1)
  }

  /// Calls a method of a delegate and says whether the class has it.
  @discardableResult
  static func call<Result>(_ name: String, _ body: () -> Result) -> (result: Result, isImplemented: Bool) {
    note("call \(name)")
    let before = Absence.wasReached
    Absence.wasReached = false
    let result = body()
    let isImplemented = !Absence.wasReached
    Absence.wasReached = before
    if !isImplemented { note("miss \(name)") }
    return (result, isImplemented)
  }

  /// Every window that a person can see now.
  static func windows(of application: UIApplication) {
    let visible = application.allWindows.compactMap(\.window).filter(\.isOnScreen)
    for window in visible {
      let scene = window.windowScene.map { String($0.session.number) } ?? "none"
      note("window scene=\(scene) key=\(window.isKeyWindow ? "yes" : "no") root=\(window.rootViewController?.trail ?? "")")
    }
    if visible.isEmpty { note("window none") }
  }
}
