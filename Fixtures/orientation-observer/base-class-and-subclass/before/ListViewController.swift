import UIKit

final class ListViewController: BaseViewController {
    override func orientationChanged() {
        super.orientationChanged()
        view.setNeedsLayout()
    }
}
