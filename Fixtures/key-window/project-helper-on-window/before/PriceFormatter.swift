import UIKit

final class PriceFormatter {
    func isWide() -> Bool {
        UIWindow.key?.isHidden == false
    }
}
