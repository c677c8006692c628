import SwiftSyntax

/// A method that UIKit calls on an app delegate, as far as it matters to the move.
enum DelegateCallback: Equatable {
  /// `didFinishLaunchingWithOptions`, `willFinishLaunchingWithOptions` or `applicationDidFinishLaunching`.
  case launch
  case activity(Activity)
  case openURL(URLForm)
  case continueActivity
  /// What UIKit says of an activity beside handing it over; the part of the scene's method behind `scene(_:`.
  case activityNews(String)
  case shortcut
  case cloudShare
  /// Stays on the app delegate: push, background work, termination and everything that is not known to move.
  case staying

  enum Activity: String, CaseIterable {
    case didBecomeActive = "DidBecomeActive"
    case willResignActive = "WillResignActive"
    case didEnterBackground = "DidEnterBackground"
    case willEnterForeground = "WillEnterForeground"
  }

  /// How the address arrives; the newest form there is gets it.
  enum URLForm: Int {
    /// `handleOpen:`, of iOS 2.
    case only
    /// `open:sourceApplication:annotation:`, of iOS 4.
    case sourceApplication
    /// `open:options:`, of iOS 9.
    case options
  }
}

extension DelegateCallback {
  /// Moves to the scene delegate when it has a body.
  var moves: Bool {
    switch self {
    case .launch, .staying: false
    default: true
    }
  }

  /// - Parameter fullName: like `application(_:open:options:)`.
  init?(fullName: String) {
    if let known = Self.named[fullName] {
      self = known
      return
    }
    guard fullName.hasPrefix("application(") || Self.stayingNames.contains(fullName) else { return nil }
    self = .staying
  }

  private static let named: [String: DelegateCallback] = {
    var table: [String: DelegateCallback] = [
      "application(_:didFinishLaunchingWithOptions:)": .launch, "application(_:willFinishLaunchingWithOptions:)": .launch,
      "applicationDidFinishLaunching(_:)": .launch, "application(_:open:options:)": .openURL(.options),
      "application(_:open:sourceApplication:annotation:)": .openURL(.sourceApplication),
      "application(_:handleOpen:)": .openURL(.only), "application(_:continue:restorationHandler:)": .continueActivity,
      "application(_:willContinueUserActivityWithType:)": .activityNews("willContinueUserActivityWithType"),
      "application(_:didFailToContinueUserActivityWithType:error:)": .activityNews("didFailToContinueUserActivityWithType"),
      "application(_:didUpdate:)": .activityNews("didUpdate"),
      "application(_:performActionFor:completionHandler:)": .shortcut,
      "application(_:performActionFor:)": .shortcut,
      "application(_:userDidAcceptCloudKitShareWith:)": .cloudShare,
    ]
    for activity in Activity.allCases { table["application\(activity.rawValue)(_:)"] = .activity(activity) }
    return table
  }()

  /// Those that stay and have another base name than `application`.
  private static let stayingNames: Set<String> = [
    "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)", "applicationSignificantTimeChange(_:)",
    "applicationProtectedDataWillBecomeUnavailable(_:)", "applicationProtectedDataDidBecomeAvailable(_:)",
    "applicationShouldRequestHealthAuthorization(_:)", "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
  ]

  /// The saving and restoring of a whole app, which UIKit leaves to scenes once there are any.
  static let restoration: Set<String> = [
    "application(_:shouldSaveApplicationState:)", "application(_:shouldRestoreApplicationState:)",
    "application(_:shouldSaveSecureApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)",
    "application(_:willEncodeRestorableStateWith:)", "application(_:didDecodeRestorableStateWith:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
  ]

  /// The callback that a method's author probably meant, when UIKit never calls the method; nil when it is nothing like one.
  static func meant(by fullName: String) -> String? {
    if let known = misspelt[fullName] { return known }
    let base = fullName.prefix { $0 != "(" }
    return Activity.allCases.lazy.map { "application\($0.rawValue)" }.first { base == $0 && fullName != $0 + "(_:)" }.map { $0 + "(_:)" }
  }

  /// Names of older Swift, or names put together from the Objective-C ones.
  private static let misspelt: [String: String] = [
    "application(_:openURL:options:)": "application(_:open:options:)",
    "application(application:openURL:options:)": "application(_:open:options:)",
    "application(_:openURL:sourceApplication:annotation:)": "application(_:open:options:)",
    "application(_:handleOpenURL:)": "application(_:open:options:)",
    "application(_:open:)": "application(_:open:options:)",
    "application(_:openUrl:options:)": "application(_:open:options:)",
    "application(_:continueUserActivity:restorationHandler:)": "application(_:continue:restorationHandler:)",
    "application(_:continue:)": "application(_:continue:restorationHandler:)",
    "application(_:performActionForShortcutItem:completionHandler:)": "application(_:performActionFor:completionHandler:)",
    "application(_:didFinishLaunching:)": "application(_:didFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOption:)": "application(_:didFinishLaunchingWithOptions:)",
    "application(application:didFinishLaunchingWithOptions:)": "application(_:didFinishLaunchingWithOptions:)",
  ]
}

extension FunctionDeclSyntax {
  /// The name with its argument labels, like `application(_:open:options:)`.
  var fullName: String {
    name.plainText + "(" + signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }.joined() + ")"
  }

  /// The name that the body has for the parameter at a place; nil for `_`.
  func parameterName(_ place: Int) -> String? {
    let parameters = Array(signature.parameterClause.parameters)
    guard parameters.indices.contains(place) else { return nil }
    let name = (parameters[place].secondName ?? parameters[place].firstName).plainText
    return name == "_" ? nil : name
  }
}
