//
//  OrdersViewController.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 14/09/2017.
//

import UIKit

struct Order {
    let number: String
    let lines: Int
}

final class OrdersViewController: BaseListViewController {

    private var orders: [Order] = []
    private let filterPanel = UIView()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter",
            style: .plain,
            target: self,
            action: #selector(filterTapped)
        )
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return orders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = OrderCell(style: .default, reuseIdentifier: "OrderCell")
        cell.configure(with: orders[indexPath.row])
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let order = orders[indexPath.row]
        if order.lines == 0 {
            return UIScreen.main.bounds.width / 3
        }
        return height(for: order)
    }

    /// Two columns of lines on wide screens.
    private func height(for order: Order) -> CGFloat {
        let columns = UIScreen.main.bounds.width > 600 ? 2 : 1
        return 44 + CGFloat(order.lines / columns) * 20
    }

    // MARK: - Filter

    @objc private func filterTapped() {
        let bottom = UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.safeAreaInsets.bottom ?? 0
        let panelHeight = UIScreen.main.bounds.height * 0.6
        view.addSubview(filterPanel)
        UIView.animate(withDuration: 0.3, animations: {
            self.filterPanel.frame = CGRect(
                x: 0,
                y: UIScreen.main.bounds.height - panelHeight - bottom,
                width: UIScreen.main.bounds.width,
                height: panelHeight + bottom
            )
        })
    }
}
