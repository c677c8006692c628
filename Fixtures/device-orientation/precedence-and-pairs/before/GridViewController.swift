import UIKit

final class GridViewController: UIViewController {
    private var wasWide = false
    private var isTall = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let device = UIDevice.current
        isTall = device.orientation != .landscapeLeft && device.orientation != .landscapeRight && !isEditing
        if UIDevice.current.orientation.isLandscape == wasWide { return }
        wasWide = true
        isTall = isEditing && UIDevice.current.orientation == .portrait || UIDevice.current.orientation == .portraitUpsideDown
    }
}
