import UIKit

final class BladeViewController: UIViewController {
    private let blade = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        blade.isHidden = view.bounds.width > view.bounds.height && isEditing
        blade.isHidden = view.bounds.width <= view.bounds.height
        blade.isHidden = view.bounds.width <= view.bounds.height
        blade.isHidden = view.bounds.width <= view.bounds.height && isEditing
        blade.isHidden = (view.bounds.width > view.bounds.height)
        blade.isHidden = view.bounds.width > view.bounds.height
        blade.isHidden = !(view.bounds.width > view.bounds.height && isEditing)
    }
}
