//
//  AppDelegate.swift
//  Pantry
//
//  Created by Mara Lind on 14.05.2021.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Analytics.start()
        UINavigationBar.appearance().tintColor = .systemGreen

        // The shelf is what people come for.
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
