import UIKit

final class GridViewController: UIViewController {
    private let tile = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(UIScreen.main.bounds.size.width, UIScreen.main.bounds.size.height) / 3
        let isWide = UIScreen.main.bounds.width > UIScreen.main.bounds.height && side > 0
        tile.frame = CGRect(origin: .zero, size: CGSize(width: side, height: isWide ? side : side * 2))
        place(tile, inside: UIScreen.main.bounds.insetBy(dx: 8, dy: 8), count: Int(ceil(UIScreen.main.bounds.height / side)))
    }

    private func place(_ tile: UIView, inside area: CGRect, count: Int) {
        tile.center = CGPoint(x: area.midX, y: area.midY / CGFloat(count))
    }
}
