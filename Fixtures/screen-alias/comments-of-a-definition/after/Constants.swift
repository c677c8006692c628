import UIKit

// MARK: - Sizes

// Screen and bars
let kBarHeight: CGFloat = 44
