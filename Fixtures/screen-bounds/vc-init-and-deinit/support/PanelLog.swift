import UIKit

enum PanelLog {
    static func write(_ height: CGFloat) {}
}
