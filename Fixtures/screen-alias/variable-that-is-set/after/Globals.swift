import UIKit

var currentWidth = UIScreen.main.bounds.width
