// Generated using SwiftGen. Do not edit.
import UIKit

enum Theme {
    static let pageWidth = kScreenWidth - 20
}
