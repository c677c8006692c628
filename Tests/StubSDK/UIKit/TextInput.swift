import Foundation

@objc public enum UIKeyboardType: Int {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case emailAddress = 7
  case decimalPad
}

@objc public enum UIReturnKeyType: Int {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case done = 9
}

@objc public protocol UITextFieldDelegate {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@objc open class UITextField: UIControl {
  @objc public enum BorderStyle: Int {
    case none
    case line
    case bezel
    case roundedRect
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var leftView: UIView?
  open var rightView: UIView?
  @objc open dynamic var isEditing: Bool { false }
  @objc open dynamic func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @objc open dynamic func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

@objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
}

@objc open class UITextView: UIScrollView {
  open var text: String!
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
}

@objc public protocol UISearchBarDelegate {
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

@objc open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
}
