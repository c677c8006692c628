import UIKit

enum Display {
    static let screen = UIScreen.main
}
