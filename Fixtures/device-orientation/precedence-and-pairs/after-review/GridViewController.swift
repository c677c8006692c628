import UIKit

final class GridViewController: UIViewController {
    private var wasWide = false
    private var isTall = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isTall = view.bounds.width <= view.bounds.height && !isEditing
        if (view.bounds.width > view.bounds.height) == wasWide { return }
        wasWide = true
        isTall = isEditing && UIDevice.current.orientation == .portrait || UIDevice.current.orientation == .portraitUpsideDown
    }
}
