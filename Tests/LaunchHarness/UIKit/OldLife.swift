import Foundation

/// The life of an app without scenes, as it was before iOS 27.
final class OldLife: AppLife {
  private unowned let launcher: Launcher
  private var application: UIApplication { launcher.application }
  private var delegate: any UIApplicationDelegate { launcher.delegate }

  init(_ launcher: Launcher) { self.launcher = launcher }

  func launch(with delivery: Delivery?) {
    let prepared = storyboardWindow()
    let handles = finishLaunching(delivery?.launchOptions, launcher)
    prepared?.makeKeyAndVisible()
    if let delivery, handles { deliver(delivery) }
    becomeActive()
  }

  func take(_ step: Step) {
    if takeForApp(step, launcher) { return }
    switch step.verb {
    case "background": leaveForeground()
    case "foreground":
      willEnterForeground()
      becomeActive()
    case "disconnect", "reconnect", "second": Transcript.note("problem: without scenes there is no '\(step.verb)'")
    default:
      guard let delivery = Delivery(kind: step.verb, value: step.value) else {
        Transcript.fail("the launcher knows no step '\(step)'")
      }
      let returns = application.applicationState == .background
      if returns { willEnterForeground() }
      deliver(delivery)
      if returns { becomeActive() }
    }
  }

  private func storyboardWindow() -> UIWindow? {
    guard let name = launcher.plist.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    delegate.window = window
    return window
  }

  private func becomeActive() {
    application.applicationState = .active
    Transcript.call("applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(application) }
    launcher.post(UIApplication.didBecomeActiveNotification, application)
  }

  private func willEnterForeground() {
    Transcript.call("applicationWillEnterForeground(_:)") { delegate.applicationWillEnterForeground(application) }
    launcher.post(UIApplication.willEnterForegroundNotification, application)
  }

  private func leaveForeground() {
    Transcript.call("applicationWillResignActive(_:)") { delegate.applicationWillResignActive(application) }
    launcher.post(UIApplication.willResignActiveNotification, application)
    application.applicationState = .background
    Transcript.call("applicationDidEnterBackground(_:)") { delegate.applicationDidEnterBackground(application) }
    launcher.post(UIApplication.didEnterBackgroundNotification, application)
  }

  private func deliver(_ delivery: Delivery) {
    switch delivery {
    case .urls(let urls):
      for url in urls {
        Transcript.call("application(_:open:options:)") {
          Transcript.note("answer \(delegate.application(application, open: url, options: [:]))")
        }
      }
    case .activity(let activity):
      Transcript.call("application(_:continue:restorationHandler:)") {
        Transcript.note("answer \(delegate.application(application, continue: activity) { _ in })")
      }
    case .shortcut(let item):
      Transcript.call("application(_:performActionFor:completionHandler:)") {
        delegate.application(application, performActionFor: item) { Transcript.note("answer \($0)") }
      }
    }
  }
}
