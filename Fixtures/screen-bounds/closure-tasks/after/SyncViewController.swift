import UIKit

final class SyncViewController: UIViewController {
    private let bar = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task {
            await self.load()
            self.bar.frame.size.width = self.view.bounds.width
        }
        Task { [weak self] in
            guard let self = self else { return }
            self.bar.frame.origin.x = self.view.bounds.width / 2
        }
        Task.detached {
            let size = UIScreen.main.bounds.size
            await self.store(size)
        }
    }

    private func load() async {}

    private func store(_ size: CGSize) async {}
}
