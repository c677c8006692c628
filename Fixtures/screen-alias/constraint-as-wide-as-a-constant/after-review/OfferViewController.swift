import UIKit

final class OfferViewController: UIViewController {
    private let banner = UIView()
    private let badge = UIView()
    private let stack = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner)
        self.view.addSubview(stack)
        stack.addSubview(badge)
        banner.snp.makeConstraints { make in
            make.width.equalToSuperview()
            make.height.equalToSuperview()
        }
        self.stack.snp.makeConstraints {
            $0.width.equalToSuperview()
            $0.height.equalTo(kScreenWidth)
        }
        badge.snp.makeConstraints { make in
            make.width.equalTo(kScreenWidth)
        }
        banner.snp.makeConstraints { make in
            make.width.equalTo(kScreenWidth - 20)
            make.width.equalTo(kScreenWidth).offset(-20)
        }
        banner.snp.updateConstraints { make in
            make.width.equalTo(kScreenWidth)
        }
    }
}

final class OfferView: UIView {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        line.snp.makeConstraints { make in
            make.width.equalToSuperview()
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
