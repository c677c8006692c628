//
//  AppDelegate.swift
//  Shop
//
//  Created by Ada on 01/02/2019.
//

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    private let pushes = Pushes()

    // MARK: - Life cycle

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Statistics.shared.start()
        Center.current.delegate = self

        application.registerForRemoteNotifications()
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
