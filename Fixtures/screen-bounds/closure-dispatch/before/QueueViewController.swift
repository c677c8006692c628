import UIKit

final class QueueViewController: UIViewController {
    private let bar = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let bar = self.bar
        DispatchQueue.main.async {
            self.bar.frame.size.width = UIScreen.main.bounds.width
        }
        DispatchQueue.main.async {
            bar.frame.size.width = UIScreen.main.bounds.width
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self = self else { return }
            UIView.animate(withDuration: 0.2) {
                bar.frame.size.width = UIScreen.main.bounds.width
            }
        }
        DispatchQueue.global().async {
            let size = UIScreen.main.bounds.size
            self.store(size)
        }
    }

    private func store(_ size: CGSize) {}
}
