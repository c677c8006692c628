import UIKit
import XCTest

final class GalleryTests: XCTestCase {
    func testFillsTheScreen() {
        let controller = UIViewController()
        controller.view.frame = UIScreen.main.bounds
        XCTAssertEqual(controller.view.frame.width, UIScreen.main.bounds.width)
    }
}
