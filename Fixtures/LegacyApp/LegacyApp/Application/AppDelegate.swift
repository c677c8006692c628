//
//  AppDelegate.swift
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    /// Only used before iOS 13; later systems keep the window in `SceneDelegate`.
    var window: UIWindow?

    private let analytics = AnalyticsClient()

    // MARK: - Life cycle

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        analytics.start(screenSize: UIScreen.main.bounds.size)

        if #available(iOS 13.0, *) {
            // The scene delegate builds the window.
        } else {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = RootTabBarController()
            window.makeKeyAndVisible()
            self.window = window
        }
        return true
    }

    // MARK: - Scenes

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

/// Forwards launch facts to the statistics backend.
final class AnalyticsClient {
    private(set) var properties: [String: String] = [:]

    func start(screenSize: CGSize) {
        properties["screen"] = "\(Int(screenSize.width))x\(Int(screenSize.height))"
    }
}
