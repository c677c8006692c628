import UIKit

enum Usage {
    static func record(_ event: String) {}
}

final class UsageTracker {
    func note(_ name: String, isWide: Bool) {}
}

final class VisitViewController: UIViewController {
    private let stack = UIStackView()
    private let usageTracker = UsageTracker()

    private func count() {
        usageTracker.note("visit", isWide: UIDevice.current.orientation.isLandscape)
        if isEditing, UIDevice.current.orientation.isLandscape {
            Usage.record("device_landscape")
        } else if UIDevice.current.orientation.isPortrait {
            Usage.record("device_portrait")
        } else {
            NSLog("neither of the two, which is what a device says that lies on a table; nobody needs to know more about it than that")
        }
        switch UIDevice.current.orientation {
        case .landscapeLeft: Usage.record("device landscape left")
        case .landscapeRight: Usage.record("device landscape right")
        default: break
        }
        let held = UIDevice.current.orientation
        if held == .faceUp {
            print("on the table")
        }
    }

    private func arrange() {
        if view.bounds.width > view.bounds.height {
            print("wide")
            stack.axis = .horizontal
        }
        if view.bounds.width > view.bounds.height {
            spread()
        }
        if view.bounds.width > view.bounds.height {
            Usage.record("wide")
        }
    }

    private func spread() {}
}
