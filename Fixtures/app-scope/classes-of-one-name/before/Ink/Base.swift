import UIKit

class Base: UIViewController {}
