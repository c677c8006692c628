import UIKit

let kScreenWidth = UIScreen.main.bounds.width
let kPageWidth = kScreenWidth
