extension ReasonPage {
  /// What an app has, and what only another target has.
  static let targets: [ReasonPage] = [
    ReasonPage(
      "scene-class-name", "the runtime knows the scene delegate by another name",
      wrong: """
        UIKit looks a scene delegate up by the name in the manifest, letter by letter. A class of Swift is found by its \
        module and its name, one with '@objc(Name)' and one of Objective-C by that name alone. Any other spelling finds \
        nothing, and the screen stays black.
        """,
      example: """
        <key>UISceneDelegateClassName</key>
        <string>SceneDelegate</string>

        // SceneDelegate.swift
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        """,
      unlock: """
        Write the name that the class has: '$(PRODUCT_MODULE_NAME).SceneDelegate' for a class of Swift in the app itself, \
        'AppUI.SceneDelegate' for one of the module AppUI, 'SceneDelegate' for one of Objective-C or with \
        '@objc(SceneDelegate)'.
        """,
      steps: [.tryOut]),
    ReasonPage(
      "scene-configuration-missing", "the app delegate answers with a configuration that is nowhere",
      wrong: """
        'application(_:configurationForConnecting:options:)' names a configuration, and UIKit takes the class and the \
        storyboard for it from the scene manifest. Where the manifest has none of that name, or there is no manifest, and \
        the code sets no class either, the scene has no delegate and the screen stays black.
        """,
      example: """
        UISceneConfiguration(
            name: "Main", sessionRole: connectingSceneSession.role)
        """,
      unlock: """
        Give the manifest a configuration with that name and a class, or set 'delegateClass' on the configuration before \
        it is returned.
        """,
      steps: [.manifest, .sceneDelegate, .tryOut]),
    ReasonPage(
      "derived-app-delegate", "another app delegate of the project derives from it",
      wrong: """
        What moves to a scene delegate may be overridden or used in the class that derives from it, or comes from the \
        class above. A subclass that only tests use stands in for the app while they run: with a manifest UIKit makes the \
        scene delegate then, too, and with it the window that the tests meant to do without.
        """,
      example: """
        final class TestingAppDelegate: AppDelegate {}
        """,
      unlock: """
        Move the windows of both classes by hand, the lower one first. For tests, let their app delegate answer \
        'application(_:configurationForConnecting:options:)' with a scene delegate of their own.
        """,
      steps: [.sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut],
      brief: "While tests run, the scene delegate makes the app's window, too."),
    ReasonPage(
      "app-delegate-in-library", "the app delegate belongs to a library that the app links",
      wrong: """
        The class is compiled into a framework, a static library or a package, and the app only links it. Its scene \
        delegate belongs beside it, perhaps for several apps, and the manifest has to name it with the module of the \
        library.
        """,
      example: """
        // AppCore.framework
        open class AppDelegate: UIResponder, UIApplicationDelegate {
        """,
      unlock: """
        Make the scene delegate in the library by the steps below, and name it in the manifest of every app that links \
        it, such as 'AppCore.SceneDelegate'; a class of Objective-C is named without a module.
        """,
      steps: [.sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut]),
  ]
}
