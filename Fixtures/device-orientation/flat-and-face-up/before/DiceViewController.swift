import UIKit

final class DiceViewController: UIViewController {
    private let dice = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !UIDevice.current.orientation.isFlat else { return }
        dice.isHidden = UIDevice.current.orientation == .faceUp
        dice.alpha = UIDevice.current.orientation.isValidInterfaceOrientation ? 1 : 0.5
    }
}
