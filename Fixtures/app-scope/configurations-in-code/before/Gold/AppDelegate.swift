import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        prepare(configuration)
        return configuration
    }

    private func prepare(_ configuration: UISceneConfiguration) {
        configuration.delegateClass = SceneDelegate.self
    }
}
