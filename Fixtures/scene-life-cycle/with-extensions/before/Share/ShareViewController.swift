import UIKit

final class ShareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NoteStore.shared.add("Shared")
    }
}
