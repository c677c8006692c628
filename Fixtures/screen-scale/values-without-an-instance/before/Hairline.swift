import UIKit

let hairlineWidth = 1 / UIScreen.main.scale

enum Hairline {
    static let width = 1 / UIScreen.main.scale
}

final class HairlineView: UIView {
    private let pixel = 1 / UIScreen.main.scale
    private lazy var twoPixels = 2 / UIScreen.main.scale

    func stroke(width: CGFloat = 1 / UIScreen.main.scale) {}
}

public struct HairlineStyle {
    public var width: CGFloat = 1 / UIScreen.main.scale
}

final class ImageCache {
    func pixels(_ points: CGFloat) -> CGFloat {
        points * UIScreen.main.scale
    }
}
