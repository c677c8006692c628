import UIKit

extension LegacyPopupController {
    func show(_ popup: UIView) -> Bool {
        UIApplication.shared.keyWindow?.addSubview(popup)
        return true
    }
}
