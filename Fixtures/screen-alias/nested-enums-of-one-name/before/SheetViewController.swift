import UIKit

final class SheetViewController: UIViewController {
    private enum Constants {
        static let width: CGFloat = 320
    }

    private let sheet = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sheet.frame.size.width = Constants.width
    }
}
