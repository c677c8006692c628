/// `UISceneDelegate`, `UIWindowSceneDelegate` and `UIApplicationDelegate`.
enum SceneLifeCycle {
  /// A scene connects before it has a window. The system may disconnect it and connect it again in one process.
  static let scene = PhaseTable(
    beforeGeometry: """
      scene(_:willConnectTo:options:)
      """,
    live: """
      sceneWillEnterForeground(_:) sceneDidBecomeActive(_:) sceneWillResignActive(_:) sceneDidEnterBackground(_:)
      scene(_:openURLContexts:) scene(_:continue:) scene(_:willContinueUserActivityWithType:)
      scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) stateRestorationActivity(for:)
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene(_:didUpdateEffectiveGeometry:)
      windowScene(_:performActionFor:completionHandler:) windowScene(_:userDidAcceptCloudKitShareWith:)
      """,
    afterwards: """
      sceneDidDisconnect(_:)
      """,
    unknown: """
      window scene(_:restoreInteractionStateWith:) supportedInterfaceOrientations(for:)
      preferredWindowingControlStyle(for:)
      templateApplicationScene(_:didConnect:) templateApplicationScene(_:didConnect:to:)
      templateApplicationScene(_:didDisconnect:) templateApplicationScene(_:didDisconnectInterfaceController:)
      templateApplicationScene(_:didDisconnect:from:)
      """
  )

  /// Without scenes these surround the one window; with scenes UIKit leaves out the four activity callbacks. Whatever
  /// the system can also deliver in the background says nothing of geometry.
  static let application = PhaseTable(
    beforeGeometry: """
      application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
      applicationDidFinishLaunching(_:) application(_:configurationForConnecting:options:) buildMenu(with:)
      application(_:shouldRestoreApplicationState:) application(_:shouldRestoreSecureApplicationState:)
      application(_:viewControllerWithRestorationIdentifierPath:coder:) awakeFromNib()
      """,
    live: """
      applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationWillEnterForeground(_:)
      applicationDidEnterBackground(_:) application(_:open:options:) application(_:handleOpen:)
      application(_:open:sourceApplication:annotation:) application(_:continue:restorationHandler:)
      application(_:willContinueUserActivityWithType:) application(_:performActionFor:completionHandler:)
      application(_:userDidAcceptCloudKitShareWith:)
      application(_:willChangeStatusBarOrientation:duration:) application(_:didChangeStatusBarOrientation:)
      application(_:willChangeStatusBarFrame:) application(_:didChangeStatusBarFrame:)
      touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) touchesCancelled(_:with:)
      motionBegan(_:with:) motionEnded(_:with:) motionCancelled(_:with:) remoteControlReceived(with:)
      """,
    unknown: """
      window applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:) applicationSignificantTimeChange(_:)
      application(_:supportedInterfaceOrientationsFor:) application(_:didDiscardSceneSessions:)
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didReceiveRemoteNotification:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:performFetchWithCompletionHandler:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:didReceive:)
      application(_:handlerFor:) application(_:shouldAllowExtensionPointIdentifier:)
      application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:)
      application(_:didUpdate:) application(_:didFailToContinueUserActivityWithType:error:)
      applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:)
      applicationShouldRequestHealthAuthorization(_:)
      """
  )
}
