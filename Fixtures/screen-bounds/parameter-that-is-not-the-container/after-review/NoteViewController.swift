import UIKit

final class NoteViewController: UIViewController {
    private let caption = UILabel()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fit(caption)
    }

    private func fit(_ label: UILabel) {
        label.frame.size.width = view.bounds.width - 40
    }
}
