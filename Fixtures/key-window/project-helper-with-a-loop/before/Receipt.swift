import UIKit

final class Receipt {
    var isOnScreen: Bool {
        UIWindow.current != nil
    }
}
