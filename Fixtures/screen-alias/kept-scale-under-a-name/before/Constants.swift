import UIKit

let kScale = UIScreen.main.scale
