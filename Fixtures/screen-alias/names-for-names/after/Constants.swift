import UIKit

enum Metrics {
    static let gap: CGFloat = 8
}
