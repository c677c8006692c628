import UIKit

final class RootViewController: UIViewController {
  override func loadView() {
    view = makeRoot()
  }

  private func makeRoot() -> UIView {
    let root = UIView()
    root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)))
    return root
  }
}

final class DetailViewController: UIViewController {
  private let bar = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func prepareBar() {
    bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
  }
}

final class ListViewController: UIViewController {
  private let bar = UIView()

  override func loadView() {
    super.loadView()
    addBar()
  }

  private func addBar() {
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    view.addSubview(bar)
  }
}
