import UIKit

func screenWidth(minus margin: CGFloat) -> CGFloat {
    return UIScreen.main.bounds.width - margin
}

enum Sizes {
}
