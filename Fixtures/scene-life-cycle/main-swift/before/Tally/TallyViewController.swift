import UIKit

final class TallyViewController: UIViewController {
  private let counter: Counter

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel(frame: view.bounds))
    counter.add()
  }
}
