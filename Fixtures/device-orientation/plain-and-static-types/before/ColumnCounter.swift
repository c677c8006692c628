import UIKit

final class ColumnCounter {
    static var isWide: Bool { UIDevice.current.orientation.isLandscape }

    func columns() -> Int {
        UIDevice.current.orientation.isLandscape ? 4 : 2
    }
}

let startsWide = UIDevice.current.orientation.isLandscape
