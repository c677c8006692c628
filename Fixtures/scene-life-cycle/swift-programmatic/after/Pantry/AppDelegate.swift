//
//  AppDelegate.swift
//  Pantry
//
//  Created by Mara Lind on 14.05.2021.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Analytics.start()
        UINavigationBar.appearance().tintColor = .systemGreen

        return true
    }
}
