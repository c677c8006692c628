import UIKit

final class TrayViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if [.landscapeLeft, .landscapeRight].contains(UIDevice.current.orientation) { stack.axis = .horizontal }
        stack.isHidden = ![UIDeviceOrientation.portrait, .portraitUpsideDown].contains(UIDevice.current.orientation)
        if [.portrait, .faceUp].contains(UIDevice.current.orientation) { stack.alpha = 1 }
    }
}
