import UIKit

extension NowPlayingPanel {
    func panelWidth() -> CGFloat {
        return UIScreen.main.bounds.width
    }
}
