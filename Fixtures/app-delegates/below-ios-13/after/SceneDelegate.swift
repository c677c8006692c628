//
//  SceneDelegate.swift
//  Shop
//
//  Created by Ada on 01/02/2019.
//

import UIKit

@available(iOS 13.0, *)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    /// Starts and ends flows.
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        // The window.
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = .red
        self.window = window // kept here

        let navigation = UINavigationController()
        navigation.setNavigationBarHidden(true, animated: false)
        coordinator = AppCoordinator(window: window, navigation: navigation)
        coordinator?.start()

        for context in connectionOptions.urlContexts {
            _ = handle(context.url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = handle(context.url)
        }
    }

    private func handle(_ url: URL) -> Bool {
        guard url.scheme == "shop" else { return false }
        coordinator?.open(url)
        return true
    }
}
