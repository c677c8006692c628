import UIKit

final class TooltipView: UIView {
    private var hostSize = CGSize.zero

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    init() {
        super.init(frame: UIApplication.shared.keyWindow?.frame ?? .zero)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        hostSize = UIApplication.shared.windows.first?.bounds.size ?? .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hostSize = window?.bounds.size ?? .zero
    }
}
