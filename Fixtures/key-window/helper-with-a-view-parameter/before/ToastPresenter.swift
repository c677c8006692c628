import UIKit

final class ToastPresenter {
    private let toast = UIView()

    func show(in view: UIView) {
        UIApplication.shared.keyWindow?.addSubview(toast)
    }

    func show(from controller: UIViewController) {
        UIApplication.shared.windows.first?.addSubview(toast)
    }

    static func tint(_ view: UIView) {
        UIApplication.shared.keyWindow?.tintColor = .red
    }
}
