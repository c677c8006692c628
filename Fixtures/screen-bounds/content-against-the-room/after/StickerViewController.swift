import UIKit

final class StickerViewController: UIViewController {
    private let sticker = UIView()
    private let caption = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sticker.frame.maxX > view.bounds.width {
            caption.isHidden = true
        }
        let room = view.bounds.height - 40
        if caption.frame.size.height > room {
            caption.alpha = 0
        }
        if view.frame.size.height < UIScreen.main.bounds.height {
            caption.alpha = 1
        }
    }
}
