import UIKit

func screenWidth() -> CGFloat {
    return UIScreen.main.bounds.width
}

func screenWidth(minus margin: CGFloat) -> CGFloat {
    return UIScreen.main.bounds.width - margin
}

enum Sizes {
    static func screenBounds() -> CGRect { UIScreen.main.bounds }
}
