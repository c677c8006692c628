import UIKit

enum Banner {
    static func show(_ text: String) {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        guard let window = delegate?.window else { return }
        let label = UILabel(frame: window.bounds)
        label.text = text
        window.addSubview(label)
        Journal.note("banner shown")
    }
}
