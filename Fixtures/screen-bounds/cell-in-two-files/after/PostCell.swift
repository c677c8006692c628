import UIKit

final class PostCell: UITableViewCell {
    let text = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 12, y: 15, width: UIScreen.main.bounds.width - 24, height: 40)
    }
}

final class OptionCell: UITableViewCell {
    let name = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 75, y: 0, width: UIScreen.main.bounds.width - 120, height: 30)
    }
}

final class RuleCell: UITableViewCell {
    let rule = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 12, y: 43, width: contentView.bounds.width - 24, height: 1)
    }
}
