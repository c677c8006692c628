import UIKit

final class ThreadViewController: UIViewController {
    var menuWindow: UIWindow?
    var menu: UIViewController?
}
