import UIKit

final class MessageCell: UITableViewCell {
    private let bubble = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        bubble.frame.size.width = contentView.bounds.width * 0.7
    }
}

final class PhotoCell: UICollectionViewCell {
    private let photo = UIImageView()

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutPhoto()
    }

    private func layoutPhoto() {
        photo.frame = CGRect(x: 0, y: 0, width: contentView.bounds.size.width - 24, height: 80)
    }
}

final class SectionHeaderView: UITableViewHeaderFooterView {
    private let rule = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: 1)
    }
}

final class SectionFooterView: UICollectionReusableView {
    private let rule = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        rule.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: 1)
    }
}
