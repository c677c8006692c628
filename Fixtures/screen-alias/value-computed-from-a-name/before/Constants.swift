import UIKit

let kScreenWidth = UIScreen.main.bounds.width
let kHalfWidth = kScreenWidth / 2

enum Metrics {
    static let column = (kScreenWidth - 40) / 2
}
