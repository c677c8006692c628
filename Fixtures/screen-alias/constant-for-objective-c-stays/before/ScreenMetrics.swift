import UIKit

final class ScreenMetrics: NSObject {
    @objc static let width = UIScreen.main.bounds.width
}

@objcMembers final class PageMetrics: NSObject {
    static let width = UIScreen.main.bounds.width
}
