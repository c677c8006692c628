import UIKit

final class PosterView: UIView {
    private let image = UIImageView()

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = CGRect(x: 0, y: 0, width: kScreenWidth, height: kScreenHeight / 2)
    }
}
