import UIKit

enum Stage {
    static var scenes: [UIWindowScene] = []

    static func current() -> UIWindowScene? { scenes.first }
}
