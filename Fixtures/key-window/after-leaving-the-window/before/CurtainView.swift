import UIKit

final class CurtainView: UIView {
    let knob = UIView()

    override func awakeFromNib() {
        super.awakeFromNib()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull)))
    }

    @objc private func close() {
        UIApplication.shared.keyWindow?.endEditing(true)
        removeFromSuperview()
        UIApplication.shared.keyWindow?.endEditing(true)
    }

    @objc private func pull() {
        if isHidden {
            removeFromSuperview()
            return
        }
        knob.removeFromSuperview()
        UIApplication.shared.keyWindow?.addSubview(knob)
        UIView.animate(withDuration: 0.2, animations: {
            self.alpha = 0
        }, completion: { _ in
            self.removeFromSuperview()
            UIView.performWithoutAnimation {
                UIApplication.shared.keyWindow?.layoutIfNeeded()
            }
        })
    }
}

final class CurtainController: UIViewController {
    @IBAction private func leave(_ sender: Any) {
        view.removeFromSuperview()
        UIApplication.shared.keyWindow?.endEditing(true)
    }
}
