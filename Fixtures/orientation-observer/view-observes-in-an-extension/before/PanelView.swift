import UIKit

final class PanelView: UIView {
    let shade = UIView()
}

final class RibbonView: UIView {
    let knot = UIView()
}
