import UIKit

extension DeskViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        drawer?.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
        lamp.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
    }
}
