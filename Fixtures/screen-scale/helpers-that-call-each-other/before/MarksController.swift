import UIKit

/// Shows one's marks under a badge.
final class MarksController: UIViewController {
    private let badge = BadgeView()
    private let stack = UIStackView()
    private var marks: [Int] = []

    func refresh(_ marks: [Int]) {
        self.marks = marks
        addHeader()
    }

    func addHeader() {
        badge.refresh(marks)
        let rule = UIView()
        rule.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        stack.addArrangedSubview(rule)
    }
}

final class BadgeView: UIView {
    func refresh(_ marks: [Int]) {
        isHidden = marks.isEmpty
    }
}
