import UIKit

let kScreenBounds = UIScreen.main.bounds
