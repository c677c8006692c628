import Foundation

/// Starts an app as UIKit does and takes it through the steps that the command line names.
///
///     app --info FILE --module NAME --resources FOLDER [--sdk 26] STEP…
///
/// With the SDK of iOS 27, the default, an app without scenes is stopped at launch. With that of iOS 26 such an app
/// runs without scenes, as it did for years.
final class Launcher {
  nonisolated(unsafe) static var current: Launcher!

  let plist: InfoPropertyList
  let module: String
  let sdk: Int
  let resources: URL
  let steps: [Step]
  let application = UIApplication.shared
  let delegate: any UIApplicationDelegate

  static func run(_ delegateClass: AnyClass) -> Never {
    let options = LaunchOptions(CommandLine.arguments)
    do {
      let plist = try InfoPropertyList(contentsOf: options.info)
      guard let delegate = Creation.object(of: delegateClass) as? any UIApplicationDelegate else {
        Transcript.fail("'\(delegateClass)' is no application delegate")
      }
      current = Launcher(plist, options, delegate)
    } catch {
      Transcript.fail("the app's Info.plist cannot be read: \(error.localizedDescription)")
    }
    current.run()
  }

  private init(_ plist: InfoPropertyList, _ options: LaunchOptions, _ delegate: any UIApplicationDelegate) {
    self.plist = plist
    module = options.module
    sdk = options.sdk
    resources = options.resources
    steps = options.steps
    self.delegate = delegate
    application.delegate = delegate
  }

  func storyboard(named name: String) -> URL? {
    let files = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == name + ".storyboard" }
  }

  private func run() -> Never {
    let first = steps.first ?? Step("launch")
    Transcript.note("step \(first)")
    application.hasScenes = adoptsScenes
    if application.hasScenes {
      let life = SceneLife(self)
      life.launch(with: first.delivery)
      proceed(life)
    }
    guard sdk < 27 else {
      Transcript.fail("UIScene life cycle is required for apps built with this SDK")
    }
    let life = OldLife(self)
    life.launch(with: first.delivery)
    proceed(life)
  }

  private func proceed(_ life: any AppLife) -> Never {
    Transcript.windows(of: application)
    for step in steps.dropFirst() {
      Transcript.note("step \(step)")
      life.take(step)
      Transcript.windows(of: application)
    }
    Transcript.note("end")
    exit(0)
  }

  /// The two doors into the scene life cycle: configurations in the manifest, or a method that makes one.
  private var adoptsScenes: Bool {
    if !plist.manifest.forWindows.isEmpty { return true }
    let session = UISceneSession(number: 0, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    Absence.wasReached = false
    _ = delegate.application(application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    return !Absence.wasReached
  }

  func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

/// What a run takes from the command line.
private struct LaunchOptions {
  var info = URL(fileURLWithPath: "Info.plist")
  var module = ""
  var sdk = 27
  var resources = URL(fileURLWithPath: ".")
  var steps: [Step] = []

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--info": info = URL(fileURLWithPath: rest.popFirst() ?? "")
      case "--module": module = rest.popFirst() ?? ""
      case "--sdk": sdk = rest.popFirst().flatMap { Int($0) } ?? 27
      case "--resources": resources = URL(fileURLWithPath: rest.popFirst() ?? "")
      default: steps.append(Step(word))
      }
    }
  }
}
