import UIKit

final class CardViewController: UIViewController {
    private let card = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(
            x: 16, // keep off the edge
            y: 80,
            width: view.bounds
                .width - 32,
            height: 120 // UIScreen.main.bounds.height once
        )
    }
}
