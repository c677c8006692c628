import UIKit

final class DimmerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        window?.windowScene?.screen.wantsSoftwareDimming = false
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        UIScreen.main.brightness = 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class DimmerCell: UITableViewCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        let window = contentView
        window.isHidden = false
        self.window?.windowScene?.screen.brightness = 0.5
    }
}
