import UIKit
import XCTest

final class RootTests: XCTestCase {
    func testRoot() {
        XCTAssertNotNil(UIApplication.shared.keyWindow?.rootViewController)
    }
}
