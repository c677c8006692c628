import UIKit

enum SheetLog {
    static func show(_ screen: UIScreen) {}
}
