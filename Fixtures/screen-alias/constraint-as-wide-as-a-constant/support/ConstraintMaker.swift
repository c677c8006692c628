import UIKit

// Stands for SnapKit, in the shape that this case needs.
final class ConstraintItem {
    @discardableResult func equalTo(_ value: CGFloat) -> ConstraintItem { self }
    @discardableResult func equalToSuperview() -> ConstraintItem { self }
    @discardableResult func offset(_ value: CGFloat) -> ConstraintItem { self }
}

final class ConstraintMaker {
    let width = ConstraintItem()
    let height = ConstraintItem()
}

struct ConstraintOwner {
    func makeConstraints(_ build: (ConstraintMaker) -> Void) { build(ConstraintMaker()) }
    func updateConstraints(_ build: (ConstraintMaker) -> Void) { build(ConstraintMaker()) }
}

extension UIView {
    var snp: ConstraintOwner { ConstraintOwner() }
}
