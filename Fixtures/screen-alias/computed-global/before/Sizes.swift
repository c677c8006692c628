import UIKit

var screenW: CGFloat { UIScreen.main.bounds.width }

var screenSize: CGSize {
    get { return UIScreen.main.bounds.size }
}
