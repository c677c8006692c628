import UIKit

final class LayoutTests {
    func testWidth() -> Bool { kScreenWidth > 0 }
}
