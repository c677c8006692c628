import UIKit

public final class SliderConfiguration {
    public var trackWidth: CGFloat = UIScreen.main.bounds.width
    public static let thumbWidth = UIScreen.main.bounds.width / 20

    public init() {}
}

open class SliderView: UIView {
    open func resize(to width: CGFloat = UIScreen.main.bounds.width) {
        frame.size.width = width
    }
}
