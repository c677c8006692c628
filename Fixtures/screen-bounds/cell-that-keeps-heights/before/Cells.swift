import UIKit

final class Remark {
    var text = ""
    var rowHeight: CGFloat = 0
}

final class RemarkCell: UITableViewCell {
    let remark = UILabel()

    func show(_ model: Remark) {
        let limit = CGSize(width: UIScreen.main.bounds.width - 30, height: 1000)
        model.rowHeight = remark.sizeThatFits(limit).height
    }
}

final class CommentCell: UITableViewCell {
    let comment = UILabel()

    static func height(of lines: Int) -> CGFloat {
        CGFloat(lines) * (UIScreen.main.bounds.width - 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        comment.frame = CGRect(x: 12, y: 15, width: UIScreen.main.bounds.width - 24, height: 40)
    }
}

final class SettingCell: UITableViewCell {
    let name = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 75, y: 0, width: UIScreen.main.bounds.width - 120, height: 30)
        accessoryType = .disclosureIndicator
    }
}

final class LineCell: UITableViewCell {
    let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 12, y: 43, width: UIScreen.main.bounds.width - 24, height: 1)
        accessoryType = .none
    }
}
