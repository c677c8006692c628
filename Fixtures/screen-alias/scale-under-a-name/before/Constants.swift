import UIKit

let kScale = UIScreen.main.scale
let kOnePixel = 1 / UIScreen.main.scale
