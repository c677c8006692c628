import UIKit

final class GlowLayer: CALayer {
    override init() {
        super.init()
        contentsScale = UIScreen.main.scale
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        borderWidth = 1 / UIScreen.main.scale
    }
}
