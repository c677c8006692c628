import UIKit

final class BannerViewController: BaseViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = screenWidth
        banner.frame.size.width = self.screenWidth
    }
}

final class SheetViewController: UIViewController {
    private let sheet = UIView()

    func place(screenWidth: CGFloat) {
        sheet.frame.size.width = screenWidth
    }

    func center() {
        let screenWidth = view.bounds.width
        sheet.frame.origin.x = screenWidth / 2
        place(screenWidth: 100)
    }
}

struct Layout {
    let screenWidth: CGFloat
    var half: CGFloat { screenWidth / 2 }
}
