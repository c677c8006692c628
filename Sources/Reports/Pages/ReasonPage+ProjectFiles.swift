extension ReasonPage {
  /// What property lists and project files say of scenes.
  static let manifests: [ReasonPage] = [
    ReasonPage(
      "manifest-incomplete", "the app is half on its way to scenes",
      wrong: """
        A manifest and a scene delegate belong together. A manifest without a configuration, or with a class that is not \
        there, gives a black screen; a scene delegate that no manifest names is never made; a manifest in some build \
        configurations only lets the others fail at launch. What was meant cannot be told from the half that is there.
        """,
      example: """
        <key>UIApplicationSceneManifest</key>
        <dict>
            <key>UIApplicationSupportsMultipleScenes</key>
            <true/>
        </dict>
        """,
      unlock: """
        Complete the half that is there by the steps below. Or take it out (the manifest, or the scene delegate), and the \
        tool does the whole.
        """,
      steps: [
        .manifest,
        Step(
          """
          Compare the name with the class: spelled alike, with '$(PRODUCT_MODULE_NAME).' before a Swift class that is not \
          '@objc(SceneDelegate)'. Give the manifest to every configuration, also to an Info-Debug.plist.
          """),
        .sceneDelegate,
        Step(
          """
          Leave UIApplicationSupportsMultipleScenes as it is. It says whether people can open several windows, and has \
          nothing to do with the launch.
          """),
        .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "scene-delegate-not-in-target", "the scene delegate is not compiled into the app",
      wrong: """
        The manifest names a class whose file lies in the project but belongs to no target of this app. UIKit finds no \
        class of that name and shows a black screen.
        """,
      example: """
        // Info.plist: $(PRODUCT_MODULE_NAME).SceneDelegate
        // SceneDelegate.swift: target membership of nothing, or of the tests
        """,
      unlock: """
        Add the file to the target, and to every other app target whose Info.plist names the class.
        """,
      steps: [
        Step(
          """
          Select the file in Xcode and check the app under Target Membership in the file inspector. In project.pbxproj \
          that is a PBXBuildFile, listed in the target's PBXSourcesBuildPhase; in a folder that Xcode synchronises, see \
          that the file is not among its exceptions.
          """,
          """
          0A1B… /* SceneDelegate.swift in Sources */ = {isa = PBXBuildFile;
              fileRef = 0C2D… /* SceneDelegate.swift */; };
          """),
        Step("Where the app is made of several modules, write the one of the class in the manifest, such as 'AppUI.SceneDelegate'."),
        .tryOut,
      ]),
    ReasonPage(
      "generated-project", "the project file is generated",
      wrong: """
        XcodeGen or Tuist writes the project file, and often the Info.plist, each time. What is added to them by hand is \
        gone after the next run.
        """,
      example: """
        project.yml
        Project.swift
        """,
      unlock: """
        Add the manifest to what the project is generated from, and move the window's code by the steps below.
        """,
      steps: [
        Step(
          "With XcodeGen, add the manifest to the target in project.yml:",
          """
          targets:
            App:
              info:
                path: App/Info.plist
                properties:
                  UIApplicationSceneManifest:
                    UIApplicationSupportsMultipleScenes: false
                    UISceneConfigurations:
                      UIWindowSceneSessionRoleApplication:
                        - UISceneConfigurationName: Default Configuration
                          UISceneDelegateClassName:
                            $(PRODUCT_MODULE_NAME).SceneDelegate
          """),
        Step(
          "With Tuist, add it to the target in Project.swift:",
          """
          infoPlist: .extendingDefault(with: [
              "UIApplicationSceneManifest": [
                  "UIApplicationSupportsMultipleScenes": false,
                  "UISceneConfigurations": [
                      "UIWindowSceneSessionRoleApplication": [
                          [
                              "UISceneConfigurationName": "Default Configuration",
                              "UISceneDelegateClassName":
                                  "$(PRODUCT_MODULE_NAME).SceneDelegate",
                          ],
                      ],
                  ],
              ],
          ]),
          """),
        Step("Where an Info.plist of your own is only named there, add the manifest to that file instead."),
        .sceneDelegate,
        Step("See that the new file is among the target's sources, and generate again: 'xcodegen generate', or 'tuist generate'."),
        .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "info-plist-not-editable", "the Info.plist cannot be edited",
      wrong: """
        The file is binary, does not read as a property list, is made by a script of the build, or is not where the \
        project says. The migration is one change over all of its files, so without this one nothing is done.
        """,
      example: """
        INFOPLIST_FILE = "$(DERIVED_FILE_DIR)/Info.plist";
        """,
      unlock: """
        Bring an Info.plist into the checkout that is text in XML, and name it as INFOPLIST_FILE of the target.
        """,
      steps: [
        Step(
          "Turn a binary list into text, and commit it so:",
          """
          plutil -convert xml1 App/Info.plist
          """),
        Step(
          """
          Where a script makes the file, add the manifest to what the script reads. Where Xcode makes it from build \
          settings, add a small file beside the project that has the manifest alone; Xcode puts both together. The \
          setting INFOPLIST_KEY_UIApplicationSceneManifest_Generation will not do: it names no class.
          """,
          """
          INFOPLIST_FILE = "App-Info.plist";
          GENERATE_INFOPLIST_FILE = YES;
          """),
        .manifest, .sceneDelegate, .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "project-file-not-editable", "the project file cannot be edited",
      wrong: """
        The new file has to be compiled into the app, and the place for it in project.pbxproj was not found: the file \
        does not read as a project, as after a merge conflict, or the app delegate is in no group or build phase of it.
        """,
      example: """
        <<<<<<< HEAD
                0A1B2C3D /* AppDelegate.swift in Sources */,
        """,
      unlock: """
        Open the project in Xcode, let it save the file, and run reframe again. The app delegate has to be in a group and \
        in the target's Compile Sources.
        """,
      steps: [
        .sceneDelegate,
        Step("Add the new file in Xcode with File > Add Files, and check every app target that compiles the app delegate."),
        .manifest, .callbacks, .coldStart, .tryOut,
      ]),
  ]

  /// What property lists and build settings say of windows.
  static let projectFiles: [ReasonPage] = [
    ReasonPage(
      "conflicting-settings", "the same key has two values",
      wrong: """
        A key stands in the Info.plist and, with another value, in the build settings; or the apps and devices that share \
        an app delegate begin with different storyboards; or an app for another platform compiles it, too. Which value was meant cannot be told, and people look into one \
        of the two places only.
        """,
      example: """
        // Info.plist:     UILaunchStoryboardName = Launch
        // build settings: INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen
        """,
      unlock: """
        Keep one of the two places. For storyboards: begin with one in all apps and on all devices, or give the apps that \
        differ an app delegate of their own.
        """,
      steps: [
        Step("Look at the product: in Xcode's report of the build, 'Process Info.plist' names the file that was written. That value is the one that counted."),
        Step("Write it in the Info.plist and delete the INFOPLIST_KEY_… setting of the target, in all configurations, or the other way round. Build, and look again."),
      ]),
    ReasonPage(
      "requires-full-screen", "the app asks for the full screen",
      wrong: """
        UIRequiresFullScreen does not keep windows from changing their size any more. Built with the iOS 27 SDK the window \
        is resized discretely: once, when the drag ends. Before 27 the key counts on iPad only. Whether the app is ready \
        for windows of every size is for its owner to say, so the key is never taken out unasked.
        """,
      example: """
        <key>UIRequiresFullScreen</key>
        <true/>
        """,
      unlock: """
        'reframe apply --only requires-full-screen --include needs-review' takes the key out. Try the app in small, wide \
        and changing windows first.
        """,
      steps: [
        Step("See that the app has a launch screen and lists all four orientations for iPad; 'reframe scan' says where not."),
        Step(
          "Remove the key from the Info.plist of every app target, and from build settings and .xcconfig files:",
          """
          UIRequiresFullScreen
          INFOPLIST_KEY_UIRequiresFullScreen
          """),
        Step(
          """
          To keep the key for older systems alone there is a companion key from 26.2 on, which names the version from \
          which it is ignored. Try it on a device: not everybody saw it work.
          """,
          """
          <key>UIRequiresFullScreenIgnoredStartingWithVersion</key>
          <string>27.0</string>
          """),
        Step("Drag the window to its smallest and largest size, on iPad and in iPhone Mirroring, and rotate."),
      ]),
    ReasonPage(
      "launch-screen-missing", "the app has no launch screen",
      wrong: """
        The App Store refuses a build with the iOS 27 SDK that names no launch screen (ITMS-90870, Apple's TN3208). \
        Without one the app also does not get the whole screen.
        """,
      example: """
        // neither UILaunchScreen nor UILaunchStoryboardName, written or
        // generated
        """,
      unlock: """
        'reframe apply --only launch-screen --include needs-review' adds an empty one, which shows the plain background. \
        How the app looks at launch is for its owner to say.
        """,
      steps: [
        Step(
          "In an Info.plist, any one of these will do:",
          """
          <key>UILaunchScreen</key>
          <dict/>
          """,
          """
          <key>UILaunchStoryboardName</key>
          <string>LaunchScreen</string>
          """),
        Step(
          "Where Xcode makes the Info.plist, in the build settings of the target, in all configurations:",
          """
          INFOPLIST_KEY_UILaunchScreen_Generation = YES;
          """),
        Step("Launch cold, in light and dark mode. The system keeps old launch screens: delete the app first."),
      ]),
    ReasonPage(
      "pad-orientations", "orientations are left out on iPad",
      wrong: """
        In a window that can be resized the list of orientations is only a preference. An app that leaves some out has \
        layouts that were never seen in them, and now will be. An app for iPhone alone that supports one direction breaks \
        on iPad in the other (a known issue of iOS 27, 178573319).
        """,
      example: """
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
            <string>UIInterfaceOrientationPortrait</string>
        </array>
        """,
      unlock: """
        List all four, after a look at every screen in both shapes. A screen that has to stay as it is can say so itself \
        (prefersInterfaceOrientationLocked, from iOS 26 on).
        """,
      steps: [
        Step(
          "In an Info.plist:",
          """
          <key>UISupportedInterfaceOrientations~ipad</key>
          <array>
              <string>UIInterfaceOrientationPortrait</string>
              <string>UIInterfaceOrientationPortraitUpsideDown</string>
              <string>UIInterfaceOrientationLandscapeLeft</string>
              <string>UIInterfaceOrientationLandscapeRight</string>
          </array>
          """),
        Step(
          "In build settings, in one line that separates the four by spaces:",
          """
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad
          """),
        Step("Turn the iPad around, and put the app beside another one, on every screen."),
      ]),
  ]
}
