import UIKit

enum Sizes {
    static func screenWidth() -> CGFloat { UIScreen.main.bounds.width }
}
