import UIKit

final class PosterCell: UITableViewCell {
    private let poster = UIImageView()
    private lazy var posterHeight = poster.heightAnchor.constraint(equalToConstant: 100)

    override func layoutSubviews() {
        super.layoutSubviews()
        posterHeight.constant = UIScreen.main.bounds.height * 0.4
        poster.layer.cornerRadius = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) / 20
        poster.frame.size.width = contentView.bounds.width / 2
    }

    func show(ratio: CGFloat) {
        let tallest = UIScreen.main.bounds.size.height * 0.4
        posterHeight.constant = min(tallest, bounds.width * ratio)
    }
}
