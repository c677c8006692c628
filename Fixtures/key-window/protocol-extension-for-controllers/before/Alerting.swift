import UIKit

protocol Alerting {}

extension Alerting where Self: UIViewController {
    func alert() {
        UIApplication.shared.keyWindow?.rootViewController?.present(UIAlertController(), animated: true)
    }
}

extension Alerting {
    func shout() {
        UIApplication.shared.windows.first?.rootViewController?.present(UIAlertController(), animated: true)
    }
}
