import UIKit

final class OddViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        print("width \(view.bounds.width)")
        box.frame.size.width = width > height ? height : view.bounds.width
        switch view.bounds.height {
        case 568: box.isHidden = true
        default: box.isHidden = false
        }
        box.frame.size.height = [view.bounds.height, 480][0]
    }
}
