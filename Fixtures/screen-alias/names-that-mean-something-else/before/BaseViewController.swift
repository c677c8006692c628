import UIKit

class BaseViewController: UIViewController {
    var screenWidth: CGFloat = 0
}
