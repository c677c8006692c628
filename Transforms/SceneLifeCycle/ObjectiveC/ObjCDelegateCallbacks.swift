/// The callbacks of an app delegate, by what becomes of them under scenes.
enum ObjCDelegateCallbacks {
  static let launch = [
    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:", "applicationDidFinishLaunching:",
  ]

  /// What a scene delegate is asked instead, with the parameter's declaration.
  static let activity: [String: String] = [
    "applicationDidBecomeActive:": "sceneDidBecomeActive:(UIScene *)scene", "applicationWillResignActive:": "sceneWillResignActive:(UIScene *)scene",
    "applicationDidEnterBackground:": "sceneDidEnterBackground:(UIScene *)scene",
    "applicationWillEnterForeground:": "sceneWillEnterForeground:(UIScene *)scene",
  ]

  /// In the order in which UIKit asks for them: it calls only the first that is there.
  static let openURL = [
    "application:openURL:options:", "application:openURL:sourceApplication:annotation:", "application:handleOpenURL:",
  ]
  static let continueActivity = "application:continueUserActivity:restorationHandler:"
  static let performAction = "application:performActionForShortcutItem:completionHandler:"

  /// Those that UIKit no longer calls under scenes and that are not moved.
  static let silenced: Set<String> = [
    "application:willContinueUserActivityWithType:", "application:didFailToContinueUserActivityWithType:error:",
    "application:didUpdateUserActivity:", "application:userDidAcceptCloudKitShareWithMetadata:",
  ]

  static func moves(_ selector: String) -> Bool {
    activity[selector] != nil || openURL.contains(selector) || selector == continueActivity || selector == performAction
  }

  /// The system calls it on the app delegate, whatever its name after `application`.
  static func isBound(_ selector: String) -> Bool {
    if selector.hasPrefix("+") || selector.hasPrefix("init") { return true }
    if ["dealloc", "window", "setWindow:", "respondsToSelector:", "forwardInvocation:"].contains(selector) { return true }
    return selector.hasPrefix("application") && !moves(selector) || prefixes.contains(where: selector.hasPrefix)
  }

  private static let prefixes = [
    "userNotificationCenter:", "messaging:", "centralManager", "locationManager", "observeValueForKeyPath:", "remoteControlReceivedWithEvent:",
    "buildMenuWithBuilder:", "canBecomeFirstResponder", "motionEnded:", "pushRegistry:", "session:", "provider:", "signIn:",
  ]

  /// Methods of `UIApplicationDelegate`, current or old, that begin with `application`.
  static let known: Set<String> = Set(launch + openURL + Array(activity.keys) + Array(silenced)).union([
    continueActivity, performAction, "applicationDidReceiveMemoryWarning:", "applicationWillTerminate:", "applicationSignificantTimeChange:",
    "application:willChangeStatusBarOrientation:duration:", "application:didChangeStatusBarOrientation:",
    "application:willChangeStatusBarFrame:", "application:didChangeStatusBarFrame:", "application:didRegisterUserNotificationSettings:",
    "application:didRegisterForRemoteNotificationsWithDeviceToken:", "application:didFailToRegisterForRemoteNotificationsWithError:",
    "application:didReceiveRemoteNotification:", "application:didReceiveLocalNotification:",
    "application:didReceiveRemoteNotification:fetchCompletionHandler:", "application:performFetchWithCompletionHandler:",
    "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
    "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
    "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
    "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
    "application:handleEventsForBackgroundURLSession:completionHandler:", "application:handleWatchKitExtensionRequest:reply:",
    "applicationShouldRequestHealthAuthorization:", "application:handlerForIntent:", "application:handleIntent:completionHandler:",
    "applicationProtectedDataWillBecomeUnavailable:", "applicationProtectedDataDidBecomeAvailable:",
    "application:supportedInterfaceOrientationsForWindow:", "application:shouldAllowExtensionPointIdentifier:",
    "application:viewControllerWithRestorationIdentifierPath:coder:", "application:shouldSaveApplicationState:",
    "application:shouldRestoreApplicationState:", "application:shouldSaveSecureApplicationState:",
    "application:shouldRestoreSecureApplicationState:", "application:willEncodeRestorableStateWithCoder:",
    "application:didDecodeRestorableStateWithCoder:", "applicationShouldAutomaticallyLocalizeKeyCommands:",
    "application:configurationForConnectingSceneSession:options:", "application:didDiscardSceneSessions:",
  ])
}
