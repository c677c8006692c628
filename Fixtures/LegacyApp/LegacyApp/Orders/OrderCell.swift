//
//  OrderCell.swift
//  LegacyApp
//

import UIKit

final class OrderCell: UITableViewCell {

    private let numberLabel = UILabel()
    private let statusView = StatusBadgeView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(numberLabel)
        contentView.addSubview(statusView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func configure(with order: Order) {
        numberLabel.text = order.number
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let badgeSize = statusView.intrinsicContentSize
        numberLabel.frame = CGRect(x: 16, y: 8, width: UIScreen.main.bounds.width - badgeSize.width - 48, height: 28)
        statusView.frame = CGRect(origin: CGPoint(x: kScreenWidth - badgeSize.width - 16, y: 8), size: badgeSize)
    }
}
