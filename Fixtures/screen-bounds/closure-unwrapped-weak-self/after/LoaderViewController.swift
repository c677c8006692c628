import UIKit

final class LoaderViewController: UIViewController {
    private let bar = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Loader.load { [weak self] in
            guard let self = self else { return }
            self.bar.frame.size.width = self.view.bounds.width
        }
        Loader.load { [weak self] in
            guard let self else { return }
            self.bar.frame.origin.x = self.view.bounds.width / 2
        }
        Loader.load { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.bar.frame.size.height = strongSelf.view.bounds.height
        }
        Loader.load { [weak self] in
            let width = UIScreen.main.bounds.width
            guard let self = self else { return }
            self.bar.frame.size.width = width
        }
        Loader.load { [unowned self] in
            self.bar.frame.size.width = self.view.bounds.width
        }
    }
}
