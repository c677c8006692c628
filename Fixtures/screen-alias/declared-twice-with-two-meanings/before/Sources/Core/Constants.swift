import UIKit

let kPageWidth = UIScreen.main.bounds.width
