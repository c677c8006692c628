//
//  HairlineView.swift
//  LegacyApp
//

import UIKit

/// A line as thin as one pixel.
final class HairlineView: UIView {

    var color: UIColor = .lightGray {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let thickness = 1 / UIScreen.main.scale
        color.setFill()
        UIRectFill(CGRect(x: 0, y: rect.maxY - thickness, width: UIScreen.main.bounds.width, height: thickness))
    }
}

/// The animated gradient behind content that is still loading.
final class ShimmerLayer: CALayer {

    override init() {
        super.init()
        contentsScale = UIScreen.main.scale
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
