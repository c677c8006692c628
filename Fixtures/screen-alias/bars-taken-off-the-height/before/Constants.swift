import UIKit

let kScreenH = UIScreen.main.bounds.height
let kStatusBarHeight: CGFloat = 20
let kNavigationBarHeight: CGFloat = 44
let kSearchBarHeight: CGFloat = 36
