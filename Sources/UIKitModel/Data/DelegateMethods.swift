/// The methods of `UIApplicationDelegate`, `UISceneDelegate` and `UIWindowSceneDelegate`, as Swift names them.
///
/// Source: Apple's documentation of the three protocols, deprecated methods included.
private enum DelegateMethodTables {
  static let applicationDelegateMethods = """
    application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) applicationDidFinishLaunching(_:)
    applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationDidEnterBackground(_:) applicationWillEnterForeground(_:)
    applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:) applicationSignificantTimeChange(_:)
    applicationProtectedDataWillBecomeUnavailable(_:) applicationProtectedDataDidBecomeAvailable(_:)
    application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
    application(_:shouldSaveSecureApplicationState:) application(_:shouldRestoreSecureApplicationState:)
    application(_:shouldSaveApplicationState:) application(_:shouldRestoreApplicationState:)
    application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willEncodeRestorableStateWith:)
    application(_:didDecodeRestorableStateWith:) application(_:handleEventsForBackgroundURLSession:completionHandler:)
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didFailToRegisterForRemoteNotificationsWithError:)
    application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didReceiveRemoteNotification:)
    application(_:didReceive:) application(_:didRegister:) application(_:handleActionWithIdentifier:for:completionHandler:)
    application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
    application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
    application(_:performFetchWithCompletionHandler:) application(_:willContinueUserActivityWithType:)
    application(_:continue:restorationHandler:) application(_:didUpdate:) application(_:didFailToContinueUserActivityWithType:error:)
    application(_:performActionFor:completionHandler:) application(_:handleWatchKitExtensionRequest:reply:)
    applicationShouldRequestHealthAuthorization(_:) application(_:open:options:) application(_:open:sourceApplication:annotation:)
    application(_:handleOpen:) application(_:shouldAllowExtensionPointIdentifier:) application(_:supportedInterfaceOrientationsFor:)
    application(_:willChangeStatusBarOrientation:duration:) application(_:didChangeStatusBarOrientation:)
    application(_:willChangeStatusBarFrame:) application(_:didChangeStatusBarFrame:) application(_:userDidAcceptCloudKitShareWith:)
    application(_:handlerFor:) application(_:handle:completionHandler:) applicationShouldAutomaticallyLocalizeKeyCommands(_:)
    """

  static let sceneDelegateMethods = """
    scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:) sceneWillResignActive(_:)
    sceneWillEnterForeground(_:) sceneDidEnterBackground(_:) scene(_:openURLContexts:) stateRestorationActivity(for:)
    scene(_:restoreInteractionStateWith:) scene(_:willContinueUserActivityWithType:) scene(_:continue:)
    scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene(_:didUpdateEffectiveGeometry:) windowScene(_:performActionFor:completionHandler:)
    windowScene(_:userDidAcceptCloudKitShareWith:) supportedInterfaceOrientations(for:) preferredWindowingControlStyle(for:)
    """
}

/// What UIKit calls on the delegates of the application and of its scenes.
public enum DelegateMethods {
  private static let application = names(DelegateMethodTables.applicationDelegateMethods)
  private static let scene = names(DelegateMethodTables.sceneDelegateMethods)

  private static func names(_ table: String) -> Set<String> { Set(table.split(whereSeparator: \.isWhitespace).map(String.init)) }

  /// What is meant by a method that looks like one of UIKit's, though UIKit calls nothing of that name; nil for a method of
  /// UIKit's, and for one that looks like none.
  ///
  /// - Parameter name: as Swift writes it, `scene(_:openURLContext:)`. Its first parameter is the application or a scene.
  /// - Parameter isScene: a scene delegate's.
  public static func intended(by name: String, isScene: Bool) -> String? {
    let known = isScene ? scene : application
    guard !known.contains(name), let (base, labels) = parts(of: name) else { return nil }
    let candidates = known.sorted().compactMap { other in parts(of: other).map { (name: other, base: $0.base, labels: $0.labels) } }
    // `application` and `scene` begin many names: the label behind must be alike.
    if ["application", "scene", "windowscene"].contains(base.lowercased()) {
      let alike = candidates.filter {
        $0.base.lowercased() == base.lowercased() && $0.labels.count == labels.count && areAlike($0.labels.dropFirst(), labels.dropFirst())
      }
      return alike.first?.name
    }
    guard base.wholeMatch(of: /(?:application|scene|windowScene)(?:Did|Will)\w+/) != nil else { return nil }
    let one = candidates.filter { $0.labels.count == 1 && $0.base.contains(/Did|Will/) }
    return one.min { distance(Array($0.base.utf8), Array(base.utf8)) < distance(Array($1.base.utf8), Array(base.utf8)) }?.name
  }

  private static func parts(of name: String) -> (base: Substring, labels: [Substring])? {
    guard let open = name.firstIndex(of: "("), name.last == ")" else { return nil }
    return (name[..<open], name[name.index(after: open)...].dropLast().split(separator: ":"))
  }

  /// The first labels differ in capitals, in an ending or in a typing error only.
  private static func areAlike(_ a: ArraySlice<Substring>, _ b: ArraySlice<Substring>) -> Bool {
    guard let first = a.first?.lowercased(), let second = b.first?.lowercased() else { return a.isEmpty && b.isEmpty }
    guard first != "_", second != "_" else { return false }
    return first == second || first.hasPrefix(second) || second.hasPrefix(first) || distance(Array(first.utf8), Array(second.utf8)) <= 2
  }

  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(diagonal + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
    }
    return row[b.count]
  }
}
