import Foundation

/// One thing that happens to an app: `launch`, `launch-url=shop://item/7`, `url=…`, `background`, `disconnect`.
struct Step: CustomStringConvertible {
  let verb: String
  let value: String

  init(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    verb = parts.first ?? ""
    value = parts.count > 1 ? parts[1] : ""
  }

  var description: String { value.isEmpty ? verb : "\(verb)=\(value)" }

  /// What a start brings: `launch-url=…`, `reconnect-url=…`, `launch-activity=…`, `launch-shortcut=…`.
  var delivery: Delivery? {
    guard let kind = verb.split(separator: "-").dropFirst().first else { return nil }
    return Delivery(kind: String(kind), value: value)
  }
}

/// Something that another app or the home screen hands to this one.
enum Delivery {
  case urls([URL])
  case activity(NSUserActivity)
  case shortcut(UIApplicationShortcutItem)

  init?(kind: String, value: String) {
    switch kind {
    case "url": self = .urls(value.split(separator: ",").compactMap { URL(string: String($0)) })
    case "activity":
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: value)
      self = .activity(activity)
    case "shortcut": self = .shortcut(UIApplicationShortcutItem(type: value, localizedTitle: value))
    default: return nil
    }
  }

  /// What a new scene is told.
  var connectionOptions: UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    switch self {
    case .urls(let urls): options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
    case .activity(let activity): options.userActivities = [activity]
    case .shortcut(let item): options.shortcutItem = item
    }
    return options
  }

  /// What an app without scenes is told.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .urls(let urls): [.url: urls.first as Any]
    case .activity(let activity): [.userActivityDictionary: ["activity": activity]]
    case .shortcut(let item): [.shortcutItem: item]
    }
  }
}

/// One of the two ways an app lives.
protocol AppLife {
  func launch(with delivery: Delivery?)
  func take(_ step: Step)
}

extension AppLife {
  /// The events that stay with the app delegate whatever the life cycle; false for another step.
  func takeForApp(_ step: Step, _ launcher: Launcher) -> Bool {
    let (delegate, application) = (launcher.delegate, launcher.application)
    switch step.verb {
    case "push-token":
      Transcript.call("application(_:didRegisterForRemoteNotificationsWithDeviceToken:)") {
        delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2, 3]))
      }
    case "push":
      Transcript.call("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)") {
        delegate.application(application, didReceiveRemoteNotification: ["id": 7]) { _ in }
      }
    case "background-session":
      Transcript.call("application(_:handleEventsForBackgroundURLSession:completionHandler:)") {
        delegate.application(application, handleEventsForBackgroundURLSession: step.value) {}
      }
    case "memory-warning":
      Transcript.call("applicationDidReceiveMemoryWarning(_:)") { delegate.applicationDidReceiveMemoryWarning(application) }
    case "terminate":
      Transcript.call("applicationWillTerminate(_:)") { delegate.applicationWillTerminate(application) }
    default: return false
    }
    return true
  }

  /// Calls both launch methods; the answer of the second.
  func finishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?, _ launcher: Launcher) -> Bool {
    let (delegate, application) = (launcher.delegate, launcher.application)
    Transcript.call("application(_:willFinishLaunchingWithOptions:)") {
      delegate.application(application, willFinishLaunchingWithOptions: options)
    }
    let finished = Transcript.call("application(_:didFinishLaunchingWithOptions:)") {
      delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    if !finished.isImplemented {
      Transcript.call("applicationDidFinishLaunching(_:)") { delegate.applicationDidFinishLaunching(application) }
    }
    launcher.post(UIApplication.didFinishLaunchingNotification, application)
    return finished.result
  }
}
