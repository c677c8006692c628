import UIKit

extension ThreadViewController {
    func openMenu() {
        guard let keyWindow = view.window else { return }
        self.menuWindow?.rootViewController = self.menu
        self.menu?.view.frame = keyWindow.bounds
    }
}
