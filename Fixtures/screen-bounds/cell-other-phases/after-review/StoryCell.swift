import UIKit

final class StoryCell: UICollectionViewCell {
    private let ring = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.frame.size.width = UIScreen.main.bounds.width / 5
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        ring.frame.size.height = UIScreen.main.bounds.width / 5
    }

    func configure(wide: Bool) {
        ring.frame.size.width = contentView.bounds.width - (wide ? 16 : 80)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.width = UIScreen.main.bounds.width
    }
}
