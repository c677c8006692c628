import UIKit

final class OddViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        print("width \(UIScreen.main.bounds.width)")
        box.frame.size.width = width > height ? height : UIKit.UIScreen.main.bounds.width
        switch UIScreen.main.bounds.height {
        case 568: box.isHidden = true
        default: box.isHidden = false
        }
        box.frame.size.height = [UIScreen.main.bounds.height, 480][0]
    }
}
