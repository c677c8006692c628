import UIKit

final class OfferCell: UITableViewCell {
    private let button = UIButton()

    func wire() {
        button.addTarget(self, action: #selector(buy), for: .touchUpInside)
    }

    @objc private func buy() {
        UIApplication.shared.keyWindow?.rootViewController?.present(UIAlertController(), animated: true)
    }
}
