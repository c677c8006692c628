import UIKit

final class RenderViewController: UIViewController {
    private let tiles = [UIView(), UIView()]

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tiles.forEach { $0.frame.size.height = 1 / UIScreen.main.scale }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Renderer.run { [weak self] in
            guard let self = self else { return }
            self.show(UIScreen.main.scale)
        }
        Renderer.run { [weak self] in
            self?.show(UIScreen.main.scale)
        }
        Renderer.run {
            Renderer.scale(UIScreen.main.scale)
        }
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let scale = UIScreen.main.scale
            self?.show(scale)
        }
    }

    private func show(_ scale: CGFloat) {}
}
