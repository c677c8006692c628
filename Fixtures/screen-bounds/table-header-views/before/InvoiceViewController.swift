import UIKit

final class InvoiceViewController: UIViewController {
    private let table = UITableView()
}

extension InvoiceViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
        header.backgroundColor = .red
        return header
    }
}
