import UIKit

final class ToastPresenter {
    private let toast = UIView()

    func show(in view: UIView) {
        view.window?.addSubview(toast)
    }

    func show(from controller: UIViewController) {
        controller.view.window?.addSubview(toast)
    }

    static func tint(_ view: UIView) {
        view.window?.tintColor = .red
    }
}
