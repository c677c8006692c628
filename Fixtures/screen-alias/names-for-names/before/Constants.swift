import UIKit

let kScreenSize = UIScreen.main.bounds.size
let kScreenWidth = kScreenSize.width

enum Metrics {
    static let pageWidth = kScreenWidth
    static let gap: CGFloat = 8
}
