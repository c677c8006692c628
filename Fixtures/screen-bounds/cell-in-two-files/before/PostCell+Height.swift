import UIKit

extension PostCell {
    static func height(of lines: Int) -> CGFloat {
        CGFloat(lines) * (UIScreen.main.bounds.width - 24)
    }
}

extension OptionCell {
    func choose() {
        accessoryType = .checkmark
    }
}

extension RuleCell {
    func clear() {
        accessoryType = .none
    }
}
