import UIKit

extension CGFloat {
    static let screenWidth = UIScreen.main.bounds.width
    static let gap: CGFloat = 12
}
