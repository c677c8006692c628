import UIKit

func columnWidth(_ count: Int) -> CGFloat {
    return UIScreen.main.bounds.width / CGFloat(count)
}

final class ColumnModel {
    var count = 2

    func width() -> CGFloat {
        return UIScreen.main.bounds.width / CGFloat(count)
    }
}

struct ColumnPlan {
    var area: CGSize { UIScreen.main.bounds.size }
}
