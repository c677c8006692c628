import UIKit

final class OfferCell: UITableViewCell {
    private let button = UIButton()

    func wire() {
        button.addTarget(self, action: #selector(buy), for: .touchUpInside)
    }

    @objc private func buy() {
        window?.rootViewController?.present(UIAlertController(), animated: true)
    }
}
