import UIKit

final class TilesViewController: UIViewController {
    private let tiles = [UIView(), UIView()]

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let edges = tiles.map { $0.frame.maxX / UIScreen.main.bounds.width }
        tiles.forEach { tile in
            tile.frame.size.width = UIScreen.main.bounds.width / 2
        }
        let tile = tiles[edges.count - 1]
        UIView.performWithoutAnimation {
            tile.frame.size.height = UIScreen.main.bounds.height
        }
        UIView.animate(withDuration: 0.2, animations: {
            tile.center.x = UIScreen.main.bounds.midX
        })
    }
}
