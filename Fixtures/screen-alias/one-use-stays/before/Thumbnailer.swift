import UIKit

final class Thumbnailer {
    func pixels() -> CGFloat { kScreenWidth * 2 }
}
