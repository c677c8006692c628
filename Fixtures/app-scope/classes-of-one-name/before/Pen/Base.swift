import UIKit

class Base: UIView {}
