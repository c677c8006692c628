import AVFoundation
import UIKit

final class ScannerViewController: UIViewController {
    private let preview = AVCaptureVideoPreviewLayer()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch UIDevice.current.orientation {
        case .landscapeLeft: preview.connection?.videoOrientation = .landscapeRight
        case .landscapeRight: preview.connection?.videoOrientation = .landscapeLeft
        default: preview.connection?.videoOrientation = .portrait
        }
    }
}
