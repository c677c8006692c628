import UIKit

protocol SearchModelDelegate: AnyObject {
    func searchDidFinish()
}

final class SearchViewController: UIViewController, UITextFieldDelegate, SearchModelDelegate {
    private let results = UIView()

    func textFieldDidBeginEditing(_ textField: UITextField) {
        results.frame.size.width = view.bounds.width
    }

    func searchDidFinish() {
        results.frame.size.height = UIScreen.main.bounds.height
    }
}
