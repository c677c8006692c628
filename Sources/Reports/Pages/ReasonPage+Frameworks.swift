extension ReasonPage {
  /// Apps whose window is made by somebody else's code.
  static let frameworks: [ReasonPage] = [
    ReasonPage(
      "framework-app-delegate", "a framework's app delegate makes the window",
      wrong: """
        The app delegate derives from a class of a framework, or imports one that starts in its window. Who makes the \
        window, and who passes links on, is decided there and differs between its versions; a scene delegate that does \
        it a second time shows a blank screen or loses links. The same holds for any superclass whose code is not in the \
        checkout.
        """,
      example: """
        class AppDelegate: ExpoAppDelegate {
            var reactNativeFactory: RCTReactNativeFactory?
        }
        """,
      unlock: """
        Update the framework to a version with scenes and take over what its own template does; 'reframe scan' then says \
        that the app launches. Where the superclass is your own, migrate it first: its subclasses launch with it.
        """,
      steps: frameworkSteps),
    ReasonPage(
      "sdk-swizzles-app-delegate", "a library hooks itself into the app delegate",
      wrong: """
        The library replaces methods of the app delegate when the app starts, to see links, activities or push. Links and \
        activities come to the scene delegate from then on. Some libraries hook into that as well, some only into a part \
        of it: cold links and universal links are the ones that get lost.
        """,
      example: """
        import FirebaseAuth
        """,
      unlock: """
        Switch the hooks off and call the library yourself, from a file of its own: the tool looks at what the app \
        delegate imports. Firebase's switch is FirebaseAppDelegateProxyEnabled = NO in the Info.plist; other libraries \
        name theirs in their guide to scenes.
        """,
      steps: [
        Step(
          "Read in the library's guide which scene callbacks it wants, and pass each of them on yourself, warm and cold:",
          """
          func scene(
              _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
          ) {
              for context in contexts { open(context.url) }
          }

          func scene(_ scene: UIScene, continue activity: NSUserActivity) {
              resume(activity)
          }

          private func open(_ url: URL) {
              if Auth.auth().canHandle(url) { return }
              Router.shared.open(url)
          }
          """),
        Step(
          "Push stays on the app delegate. With the hooks off, hand the token on there:",
          """
          Messaging.messaging().apnsToken = deviceToken
          Auth.auth().setAPNSToken(deviceToken, type: .unknown)
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
  ]

  private static let frameworkSteps: [Step] = [
    Step(
      """
      React Native from 0.88 on brings what scenes need: take over SceneDelegate.swift, the manifest and AppDelegate.swift \
      from its template. Up to 0.87, make the factory in didFinishLaunching, without a window, keep it on the app \
      delegate, and start it in the scene's window. Keep 'window' on the app delegate as well, and set it from here: up \
      to 0.85 React Native asks for it.
      """,
      """
      // in scene(_:willConnectTo:options:)
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      let url = connectionOptions.urlContexts.first?.url
      factory.startReactNative(
          withModuleName: "App", in: window,
          launchOptions: url.map { [UIApplication.LaunchOptionsKey.url: $0] })

      // in scene(_:openURLContexts:)
      for context in URLContexts {
          RCTLinkingManager.application(
              UIApplication.shared, open: context.url, options: [:])
      }
      """),
    Step(
      """
      Expo generates the project with scenes from SDK 58 on. With SDK 57 (expo 57.0.23 and expo-build-properties 57.0.19 \
      or later), ask for it in app.json and run 'npx expo prebuild --platform ios' again. Before that, update.
      """,
      """
      ["expo-build-properties", { "ios": { "enableSceneSupport": true } }]
      """),
    Step(
      """
      Flutter from 3.41 on migrates an app delegate that nobody changed by itself, with 'flutter build ios'. For one of \
      your own: let it adopt FlutterImplicitEngineDelegate, register plugins and channels there, and name \
      FlutterSceneDelegate and the storyboard Main in the manifest. Plugins have to support scenes, too.
      """,
      """
      @objc class AppDelegate: FlutterAppDelegate,
          FlutterImplicitEngineDelegate {
          func didInitializeImplicitFlutterEngine(
              _ engineBridge: FlutterImplicitEngineBridge
          ) {
              GeneratedPluginRegistrant.register(
                  with: engineBridge.pluginRegistry)
          }
      }
      """,
      """
      <key>UISceneDelegateClassName</key>
      <string>FlutterSceneDelegate</string>
      <key>UISceneStoryboardFile</key>
      <string>Main</string>
      """),
    Step(
      """
      Capacitor from 8.5 on: 'npx cap migrate' adds the scene delegate, the manifest and the file's place in the project. \
      What it skips because the project was changed: pass each callback of the scene to SceneDelegateProxy.shared, and \
      move what you added to the app delegate's URL callbacks.
      """),
    Step(
      """
      Cordova from cordova-ios 8 on has a scene delegate in its template, which derives from CDVSceneDelegate. Add the \
      platform anew, and move what you changed in AppDelegate to a subclass; CDVAppDelegate's window is nil from then on.
      """,
      """
      cordova platform remove ios
      cordova platform add ios@8
      """),
    Step(
      """
      Unity exports projects with scenes from 2022.3.72, 6000.0.68 and 6000.3.8 on. Export again, and look at subclasses \
      of UnityAppController and at scripts that edit it: its startUnity has no argument any more.
      """),
    Step(
      """
      SDL from 3.4.0 on adopts scenes by itself. NativeScript uses them as soon as the Info.plist has a manifest. .NET \
      MAUI, Titanium, Kotlin and others: look for 'UIScene' in the notes of their releases.
      """),
    .manifest, .tryOut,
  ]
}
