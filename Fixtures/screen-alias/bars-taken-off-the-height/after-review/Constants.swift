import UIKit

let kStatusBarHeight: CGFloat = 20
let kNavigationBarHeight: CGFloat = 44
let kSearchBarHeight: CGFloat = 36
