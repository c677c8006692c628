import UIKit

enum WindowMaker {
    static func make() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }
}
