import UIKit

final class PlayerControls: UIView {
    let back = UIButton()
    let bar = UIView()
    var hasNotch = false

    override func layoutSubviews() {
        super.layoutSubviews()
        let left: CGFloat = hasNotch && UIDevice.current.orientation.isLandscape ? 44 : 15
        if hasNotch, UIDevice.current.orientation.isLandscape {
            bar.alpha = 0.5
        }
        bar.frame.size.width = UIDevice.current.orientation.isLandscape ? 200 : 100
        back.frame = CGRect(x: left, y: 10, width: 40, height: 40)
    }
}
