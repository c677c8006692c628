import UIKit

final class GlowLayer: CALayer {
    override init() {
        super.init()
        contentsScale = UIScreen.main.scale
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        borderWidth = 1 / UIScreen.main.scale
    }
}
