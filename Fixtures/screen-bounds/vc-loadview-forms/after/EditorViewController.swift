import UIKit

final class EditorViewController: UIViewController {
    private let footer = UIView()

    override func loadView() {
        let canvas = UIScrollView(frame: .zero)
        canvas.backgroundColor = .black
        footer.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 50)
        canvas.addSubview(footer)
        self.view = canvas
    }
}
