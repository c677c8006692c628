import UIKit

struct Page {
    var interfaceOrientation = UIInterfaceOrientation.portrait
}

final class StageHolder {
    var windowScene = Page()
    var scene = Page()
}

final class PaneViewController: UIViewController {
    private let windowScene = Page()
    private let holder = StageHolder()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let page = Page(interfaceOrientation: .portrait)
        print(page.interfaceOrientation.rawValue, windowScene.interfaceOrientation.rawValue)
        print(holder.windowScene.interfaceOrientation.rawValue, holder.scene.interfaceOrientation.rawValue)
        print(interfaceOrientation.rawValue, self.interfaceOrientation.rawValue)
        print(view.window?.windowScene?.effectiveGeometry.interfaceOrientation.rawValue ?? 0)
        show(windowScene) { scene in print(scene.interfaceOrientation.rawValue) }
    }

    private func show(_ page: Page, then body: (Page) -> Void) { body(page) }
}
