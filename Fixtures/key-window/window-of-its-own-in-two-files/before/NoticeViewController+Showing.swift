import UIKit

extension NoticeViewController {
    func show(over window: UIWindow) {
        notice = window
        notice?.rootViewController = self
    }
}
