import UIKit

@objc(RFRootController)
open class RootController: UIViewController {
    @objc public let banner = UIView()
}
