import UIKit

class ParentViewController: UIViewController {
    @objc func relayout() {}
}
