import UIKit

let kScreenWidth = UIScreen.main.bounds.width, kScreenHeight = UIScreen.main.bounds.height
