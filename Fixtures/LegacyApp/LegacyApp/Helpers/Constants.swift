//
//  Constants.swift
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

import UIKit

let kScreenWidth = UIScreen.main.bounds.width
let kScreenHeight = UIScreen.main.bounds.size.height
let kStatusBarHeight = UIApplication.shared.statusBarFrame.height

/// Kept short, because it is all over the old screens.
typealias Screen = UIScreen
