//
//  AppDelegate.swift
//  Shop
//
//  Created by Ada on 01/02/2019.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    /// Starts and ends flows.
    private var coordinator: AppCoordinator?
    private let pushes = Pushes()

    // MARK: - Life cycle

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Statistics.shared.start()
        Center.current.delegate = self

        // The window.
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .red
        self.window = window // kept here

        let navigation = UINavigationController()
        navigation.setNavigationBarHidden(true, animated: false)
        coordinator = AppCoordinator(window: window, navigation: navigation)
        coordinator?.start()

        application.registerForRemoteNotifications()
        return true
    }

    // MARK: - Addresses

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard url.scheme == "shop" else { return false }
        coordinator?.open(url)
        return true
    }

    // MARK: - Push

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        pushes.register(deviceToken)
    }
}

extension AppDelegate: MessagingDelegate {
}

final class AppCoordinator {
    init(window: UIWindow, navigation: UINavigationController) {}
    func start() {}
    func open(_ url: URL) {}
}

final class Pushes { func register(_ token: Data) {} }
enum Statistics { static let shared = Statistic() }
final class Statistic { func start() {} }
protocol MessagingDelegate: AnyObject {}
final class Center { static let current = Center(); weak var delegate: (any MessagingDelegate)? }
