import UIKit

enum Device {
    static let shortSide = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    static let isTall = UIScreen.main.bounds.height > 800
    static let pixels = UIScreen.main.nativeBounds
}
