import UIKit

final class AvatarViewController: UIViewController {
    private let avatar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar.snp.makeConstraints { make in
            make.width.equalTo(UIScreen.main.bounds.width / 2)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avatar.snp.updateConstraints {
            $0.width.equalTo(self.view.bounds.width / 2)
        }
    }
}
