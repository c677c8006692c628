import UIKit

final class LessonListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lessons"
        view.backgroundColor = .systemBackground
    }
}
