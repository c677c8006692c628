import UIKit

// MARK: - Sizes

/// The width of the device.
/// Points, not pixels.
let kScreenWidth = UIScreen.main.bounds.width // always portrait

/**
 The height of the device.
 */
let kScreenHeight = UIScreen.main.bounds.height

// Screen and bars
let kScreenSize = UIScreen.main.bounds.size
let kBarHeight: CGFloat = 44

// The whole screen
let kScreenBounds = UIScreen.main.bounds
