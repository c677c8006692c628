import UIKit

var currentWidth = UIScreen.main.bounds.width
var firstWidth = UIScreen.main.bounds.width
