import UIKit

// What Swift sees of NoticeController.h through the bridging header.
class NoticeController: UIViewController {
    func showNotice(_ text: String) {}
}

class NoticeView: UIView {
    func placeLabel() {}
}
