import UIKit

final class TilesViewController: UIViewController {
    private let tiles = [UIView(), UIView()]

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let edges = tiles.map { $0.frame.maxX / self.view.bounds.width }
        tiles.forEach { tile in
            tile.frame.size.width = self.view.bounds.width / 2
        }
        let tile = tiles[edges.count - 1]
        UIView.performWithoutAnimation {
            tile.frame.size.height = self.view.bounds.height
        }
        UIView.animate(withDuration: 0.2, animations: {
            tile.center.x = self.view.bounds.midX
        })
    }
}
