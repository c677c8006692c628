import UIKit

final class DialViewController: UIViewController {
	override func viewDidLoad() {
		super.viewDidLoad()
		title = "Dial"
		view.backgroundColor = .systemBackground
	}
}
