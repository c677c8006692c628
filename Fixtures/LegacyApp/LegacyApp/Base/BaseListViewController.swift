//
//  BaseListViewController.swift
//  LegacyApp
//
//  Created by Marta Keller on 02/06/2016.
//

import UIKit

/// A screen that is one table.
class BaseListViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate {

    let tableView = UITableView(frame: .zero, style: .plain)
    let emptyStateView = EmptyStateView()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        emptyStateView.isHidden = true
        view.addSubview(emptyStateView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = CGRect(
            origin: .zero,
            size: CGSize(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height - bottomInset)
        )
        emptyStateView.frame = tableView.frame
        emptyStateView.frame.size.width = kScreenWidth
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 32))
        header.backgroundColor = .lightGray
        return header
    }
}
