import UIKit

final class ProfileViewController: UIViewController {
    private let header = UIView()
    private let footer = UIView()
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        layoutFooter()
        let tap = UITapGestureRecognizer(target: self, action: #selector(widenBadge))
        badge.addGestureRecognizer(tap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutHeader()
        layoutFooter()
    }

    private func layoutHeader() {
        header.frame.size.width = view.bounds.width
        layoutBadge()
    }

    private func layoutBadge() {
        badge.frame.origin.x = view.bounds.width - 40
    }

    private func layoutFooter() {
        footer.frame.size.width = view.bounds.width
    }

    func resetBadge() {
        badge.frame.size.width = view.bounds.width / 4
    }

    @objc private func widenBadge() {
        badge.frame.size.width = view.bounds.width / 2
    }

    @IBAction func shrinkBadge(_ sender: Any) {
        badge.frame.size.width = view.bounds.width / 8
    }
}
