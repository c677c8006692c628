import UIKit

final class TagCell: UITableViewCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        let border = UIView()
        border.layer.borderWidth = 1 / UIScreen.main.scale
        contentView.addSubview(border)
    }
}
