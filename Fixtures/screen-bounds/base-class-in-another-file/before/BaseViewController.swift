import UIKit

class ThemedViewController: UIViewController {}

class BaseViewController: ThemedViewController {}
