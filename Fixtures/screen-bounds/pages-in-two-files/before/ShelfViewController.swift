import UIKit

class ShelfViewController: UIViewController {
    let shelves = UIScrollView()
    var shelf = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        shelves.frame = CGRect(x: 0, y: 35, width: UIScreen.main.bounds.width, height: 300)
        view.addSubview(shelves)
    }
}
