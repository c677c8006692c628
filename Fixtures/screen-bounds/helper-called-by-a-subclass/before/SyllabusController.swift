import UIKit

final class SyllabusController: TabStripController {
    override func viewDidLoad() {
        super.viewDidLoad()
        arrangeStrip()
    }
}
