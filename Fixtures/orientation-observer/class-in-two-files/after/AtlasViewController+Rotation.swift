import UIKit

extension AtlasViewController {
    func observe() {
        turned()
    }

    @objc func turned() {
        view.setNeedsLayout()
    }
}
