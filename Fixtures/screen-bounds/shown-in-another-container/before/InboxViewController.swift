import UIKit

final class BubbleView: UIView {
    func show(in view: UIView?) {
        view?.addSubview(self)
    }
}

final class InboxViewController: UIViewController {
    let hint = UIView()
    var panel: UIWindow?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let veil = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
        view.window?.addSubview(veil)
        let left = UIScreen.main.bounds.width - 140
        let bubble = BubbleView(frame: CGRect(x: left, y: 64, width: 130, height: 200))
        bubble.show(in: view.window)
        hint.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
        navigationController?.view.addSubview(hint)
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))
        view.addSubview(sheet)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        panel?.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
    }
}
