import Foundation

/// The life of an app that has scenes, in the order in which UIKit calls.
final class SceneLife: AppLife {
  private unowned let launcher: Launcher
  private var sessions: [UISceneSession] = []
  private var application: UIApplication { launcher.application }

  init(_ launcher: Launcher) { self.launcher = launcher }

  func launch(with delivery: Delivery?) {
    // What started the app comes with the scene, never with the launch.
    _ = finishLaunching(nil, launcher)
    connectNew(delivery)
  }

  func take(_ step: Step) {
    if takeForApp(step, launcher) { return }
    switch step.verb {
    case "background": foregroundScenes.forEach(leaveForeground)
    case "foreground": connectedScenes.forEach(enterForeground)
    case "disconnect": disconnect()
    case "reconnect", "reconnect-url", "reconnect-activity", "reconnect-shortcut":
      guard let session = sessions.first(where: { $0.scene == nil }) else { break }
      connect(session, step.delivery?.connectionOptions ?? UIScene.ConnectionOptions())
    case "second": connectSecond()
    default:
      if let delivery = Delivery(kind: step.verb, value: step.value) {
        deliver(delivery)
      } else {
        Transcript.fail("the launcher knows no step '\(step)'")
      }
    }
  }

  // MARK: Connecting

  private func newSession() -> UISceneSession {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(number: sessions.count + 1, configuration: configuration)
    sessions.append(session)
    application.openSessions.insert(session)
    return session
  }

  private func connectSecond() {
    guard application.supportsMultipleScenes else {
      Transcript.note("problem: the manifest does not allow several scenes")
      return
    }
    connectNew(nil)
  }

  /// A session that connects again keeps the configuration it got when it was new.
  private func connectNew(_ delivery: Delivery?) {
    let options = delivery?.connectionOptions ?? UIScene.ConnectionOptions()
    let session = newSession()
    session.configuration = configuration(for: session, options)
    connect(session, options)
  }

  private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    application.connectedScenes.insert(scene)
    scene.delegate = session.configuration.delegateClass.flatMap { Creation.object(of: $0) as? any UISceneDelegate }
    let prepared = storyboardWindow(of: session.configuration, in: scene)
    if let delegate = scene.delegate {
      Transcript.call("scene(_:willConnectTo:options:)") { delegate.scene(scene, willConnectTo: session, options: options) }
    } else {
      Transcript.note("problem: the scene has no delegate, so nothing makes a window")
    }
    launcher.post(UIScene.willConnectNotification, scene)
    if let prepared, (scene.delegate as? any UIWindowSceneDelegate)?.window === prepared { prepared.makeKeyAndVisible() }
    enterForeground(scene)
  }

  /// The app delegate decides, if it wants to; else it is the first of the manifest.
  private func configuration(for session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration {
    let made = Transcript.call("application(_:configurationForConnecting:options:)") {
      launcher.delegate.application(application, configurationForConnecting: session, options: options)
    }
    if made.isImplemented { return made.result }
    let standard = UISceneConfiguration(name: nil, sessionRole: session.role)
    if let first = launcher.plist.manifest.forWindows.first { standard.fill(from: first) }
    return standard
  }

  /// A configuration with a storyboard has its window before the scene connects.
  private func storyboardWindow(of configuration: UISceneConfiguration, in scene: UIWindowScene) -> UIWindow? {
    guard let storyboard = configuration.storyboard else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    Absence.wasReached = false
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    if scene.delegate == nil || Absence.wasReached {
      Transcript.note("problem: the scene's delegate has no property 'window' to keep the storyboard's window")
      Absence.wasReached = false
    }
    return window
  }

  private func disconnect() {
    guard let scene = connectedScenes.last else { return }
    if scene.activationState != .background { leaveForeground(scene) }
    let windows = scene.windows.map { WeakWindow(window: $0) }
    if let delegate = scene.delegate { Transcript.call("sceneDidDisconnect(_:)") { delegate.sceneDidDisconnect(scene) } }
    launcher.post(UIScene.didDisconnectNotification, scene)
    application.connectedScenes.remove(scene)
    scene.delegate = nil
    scene.activationState = .unattached
    if windows.contains(where: { $0.window != nil }) { Transcript.note("problem: a window outlives its scene") }
  }

  // MARK: Foreground and background

  private var connectedScenes: [UIWindowScene] { sessions.compactMap { $0.scene as? UIWindowScene }.filter(application.connectedScenes.contains) }
  private var foregroundScenes: [UIWindowScene] { connectedScenes.filter { $0.activationState != .background } }

  private func enterForeground(_ scene: UIWindowScene) {
    willEnterForeground(scene)
    becomeActive(scene)
  }

  private func willEnterForeground(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    if let delegate = scene.delegate { Transcript.call("sceneWillEnterForeground(_:)") { delegate.sceneWillEnterForeground(scene) } }
    launcher.post(UIScene.willEnterForegroundNotification, scene)
    launcher.post(UIApplication.willEnterForegroundNotification, application)
  }

  private func becomeActive(_ scene: UIWindowScene) {
    scene.activationState = .foregroundActive
    application.applicationState = .active
    scene.windows.first { !$0.isHidden }?.makeKey()
    if let delegate = scene.delegate { Transcript.call("sceneDidBecomeActive(_:)") { delegate.sceneDidBecomeActive(scene) } }
    launcher.post(UIScene.didActivateNotification, scene)
    launcher.post(UIApplication.didBecomeActiveNotification, application)
  }

  private func leaveForeground(_ scene: UIWindowScene) {
    if let delegate = scene.delegate { Transcript.call("sceneWillResignActive(_:)") { delegate.sceneWillResignActive(scene) } }
    launcher.post(UIScene.willDeactivateNotification, scene)
    launcher.post(UIApplication.willResignActiveNotification, application)
    scene.activationState = .background
    application.applicationState = .background
    if let delegate = scene.delegate { Transcript.call("sceneDidEnterBackground(_:)") { delegate.sceneDidEnterBackground(scene) } }
    launcher.post(UIScene.didEnterBackgroundNotification, scene)
    launcher.post(UIApplication.didEnterBackgroundNotification, application)
  }

  // MARK: Warm deliveries

  /// Something arrives while the app runs; another app is in front until then, so the scene comes back with it.
  private func deliver(_ delivery: Delivery) {
    guard let scene = connectedScenes.first, let delegate = scene.delegate else { return }
    let returns = scene.activationState == .background
    if returns { willEnterForeground(scene) }
    switch delivery {
    case .urls(let urls):
      Transcript.call("scene(_:openURLContexts:)") { delegate.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) })) }
    case .activity(let activity):
      Transcript.call("scene(_:willContinueUserActivityWithType:)") {
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      }
      Transcript.call("scene(_:continue:)") { delegate.scene(scene, continue: activity) }
    case .shortcut(let item):
      guard let delegate = delegate as? any UIWindowSceneDelegate else { break }
      Transcript.call("windowScene(_:performActionFor:completionHandler:)") {
        delegate.windowScene(scene, performActionFor: item) { Transcript.note("answer \($0)") }
      }
    }
    if returns { becomeActive(scene) }
  }
}

extension UISceneSession {
  /// 1 for the first scene of a run.
  var number: Int { Int(persistentIdentifier.split(separator: " ").last ?? "") ?? 0 }
}
