import UIKit

enum Screen {
    static let isWide = UIScreen.main.bounds.width > 400
}
