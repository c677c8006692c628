import UIKit

let kPageWidth: CGFloat = UIScreen.main.bounds.size.width
