import XCTest

@testable import Notepad

final class NoteStoreTests: XCTestCase {
    func testAddsTitles() {
        let store = NoteStore()
        store.add("Milk")
        XCTAssertEqual(store.titles, ["Milk"])
    }
}
