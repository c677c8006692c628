//
//  AppDelegate.swift
//  Ledger
//
//  Created by Tom Birke on 03/02/2019.
//  Copyright © 2019 Birke Software. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Book.open()
        return true
    }

}
