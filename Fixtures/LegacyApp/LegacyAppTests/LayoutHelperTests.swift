//
//  LayoutHelperTests.swift
//  LegacyAppTests
//

@testable import LegacyApp
import UIKit
import XCTest

final class LayoutHelperTests: XCTestCase {

    func testWidthIsAFractionOfTheScreen() {
        XCTAssertEqual(LayoutHelper.width(fraction: 0.5), UIScreen.main.bounds.width / 2)
    }

    func testHairlineIsOnePixel() {
        XCTAssertEqual(LayoutHelper.hairline * UIScreen.main.scale, 1)
    }
}
