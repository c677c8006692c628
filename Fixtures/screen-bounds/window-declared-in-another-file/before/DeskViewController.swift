import UIKit

final class DeskViewController: UIViewController {
    var drawer: UIWindow?
    let lamp = UIView()
}
