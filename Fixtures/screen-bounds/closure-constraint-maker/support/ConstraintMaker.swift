import UIKit

// Stands for SnapKit, in the shape that this case needs.
final class ConstraintItem {
    func equalTo(_ value: CGFloat) {}
}

final class ConstraintMaker {
    let width = ConstraintItem()
}

struct ConstraintOwner {
    func makeConstraints(_ build: (ConstraintMaker) -> Void) { build(ConstraintMaker()) }
    func updateConstraints(_ build: (ConstraintMaker) -> Void) { build(ConstraintMaker()) }
}

extension UIView {
    var snp: ConstraintOwner { ConstraintOwner() }
}
