import UIKit

class FrameworkController: UIViewController {}
