import UIKit

final class CoursesController: UIViewController {
    /// Called when a purchase ends, whatever is on screen then.
    func closeEverything(then finish: @escaping () -> Void) {
        if let root = UIApplication.shared.keyWindow?.rootViewController, root.presentedViewController != nil {
            root.dismiss(animated: false) { finish() }
        } else {
            finish()
        }
    }
}
