import UIKit

let screenWidth = UIScreen.main.bounds.width
