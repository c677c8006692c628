import UIKit

extension ThreadViewController {
    func openMenu() {
        guard let keyWindow = UIApplication.shared.keyWindow else { return }
        self.menuWindow?.rootViewController = self.menu
        self.menu?.view.frame = keyWindow.bounds
    }
}
