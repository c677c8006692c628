import UIKit

final class CopyViewController: UIViewController {
    private let box = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = UIScreen.main.bounds
        box.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }
}

final class CopyView: UIView {
    private let box = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = UIScreen.main.bounds
        box.frame = bounds.insetBy(dx: 4, dy: 4)
    }

    override func draw(_ rect: CGRect) {
        let bounds = box.bounds
        box.isHidden = bounds.isEmpty
        stroke(UIScreen.main.bounds)
    }

    private func stroke(_ rect: CGRect) {}
}
