// 🖼️ drawn on another machine
import UIKit

final class OldWindowsViewController: UIViewController {
	private let box = UIView()

	override func viewDidLayoutSubviews() {
		super.viewDidLayoutSubviews()
		box.tag = "👩‍👩‍👧".count; box.frame = CGRect(x: 0,	y: 0, width: UIScreen.main.bounds.width,	height: 44)
	}
}
