import UIKit

let kScreenWidth = UIScreen.main.bounds.width
