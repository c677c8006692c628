import UIKit

final class SaleController: NoticeController {
    override func viewDidLoad() {
        super.viewDidLoad()
        showNotice("Sale")
    }
}

final class SaleView: NoticeView {
    var text = "" {
        didSet { placeLabel() }
    }
}
