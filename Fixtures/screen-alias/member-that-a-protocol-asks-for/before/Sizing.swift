import UIKit

protocol Sizing {
    static var roomWidth: CGFloat { get }
}

enum ScreenSizing: Sizing {
    static var roomWidth: CGFloat { UIScreen.main.bounds.width }
}
