import UIKit

let kPageWidth: CGFloat = 595
