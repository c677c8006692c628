import UIKit

class RootController: UIViewController {}
