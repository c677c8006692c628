import XCTest

final class MeadowTests: XCTestCase {
    func testNothingYet() {}
}
