//
//  SceneDelegate.swift
//  Ledger
//
//  Copyright © 2019 Birke Software. All rights reserved.
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
}
