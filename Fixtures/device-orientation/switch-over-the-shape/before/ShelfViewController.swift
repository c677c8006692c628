import UIKit

final class ShelfViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight:
            stack.axis = .horizontal
        default:
            stack.axis = .vertical
        }
        switch UIDevice.current.orientation {
        case .landscapeLeft: fallthrough
        case .landscapeRight: stack.spacing = 20
        case .portrait, .portraitUpsideDown:
            // Columns grow with the text.
            stack.spacing = 10
        case .faceUp, .faceDown, .unknown:
            // Keep what is there.
            break
        @unknown default: break
        }
        switch (UIDevice.current.orientation, isEditing) {
        case (.landscapeLeft, true), (.landscapeRight, true): stack.alpha = 0.5
        case (.portrait, _): stack.alpha = 0.8
        default: stack.alpha = 1
        }
    }

    override func viewWillLayoutSubviews() {
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight, .portrait: stack.axis = .horizontal
        case .faceUp: stack.axis = .vertical
        default: break
        }
        switch UIDevice.current.orientation {
        case .portrait: stack.axis = .horizontal
        case .portraitUpsideDown: stack.axis = .vertical
        default: break
        }
        switch (UIDevice.current.orientation, isEditing) {
        case (.landscapeLeft, true), (.landscapeRight, false): stack.alpha = 0.5
        default: stack.alpha = 1
        }
        if isEditing {
            stack.isHidden = false
        }
    }
}

final class ShelfModel {
    func columns() -> Int {
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight: return 3
        default: return 2
        }
    }
}
