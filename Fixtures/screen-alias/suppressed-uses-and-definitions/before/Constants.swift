import UIKit

let kScreenWidth = UIScreen.main.bounds.width

// reframe:ignore
let kScreenHeight = UIScreen.main.bounds.height
