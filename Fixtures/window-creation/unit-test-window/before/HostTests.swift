import UIKit
import XCTest

final class HostTests: XCTestCase {
    func testHosting() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        XCTAssertNotNil(window.rootViewController)
    }
}
