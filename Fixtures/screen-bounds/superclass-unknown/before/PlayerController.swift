import UIKit

final class PlayerController: VendorController {
    func fit() -> CGFloat {
        UIScreen.main.bounds.width
    }
}
