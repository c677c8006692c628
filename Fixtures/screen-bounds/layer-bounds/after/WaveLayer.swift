import UIKit

final class WaveLayer: CALayer {
    private let crest = CALayer()

    override func layoutSublayers() {
        super.layoutSublayers()
        crest.frame.size.width = bounds.width
    }
}
