import UIKit

let kMargin: CGFloat = 16
