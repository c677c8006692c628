import UIKit

extension CGFloat {
    static let gap: CGFloat = 12
}
