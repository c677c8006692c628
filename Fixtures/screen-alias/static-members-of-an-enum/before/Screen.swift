import UIKit

enum Screen {
    static let width = UIScreen.main.bounds.width
    static let size: CGSize = UIScreen.main.bounds.size
    static let bounds = UIScreen.main.bounds
    static let isWide = UIScreen.main.bounds.width > 400
}
