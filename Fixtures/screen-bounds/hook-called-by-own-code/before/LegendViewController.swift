import UIKit

final class LegendViewController: UIViewController {
    private let legend = UIView()
    private let shade = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }

    private func arrange() {
        view.addSubview(legend)
        viewDidLayoutSubviews()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        legend.frame.size.width = UIScreen.main.bounds.width / 2
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shade.frame = UIScreen.main.bounds
    }
}
