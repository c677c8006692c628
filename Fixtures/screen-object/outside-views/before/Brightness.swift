import UIKit

final class BrightnessKeeper {
    private let initial = UIScreen.main.brightness

    func restore() {
        UIScreen.main.brightness = initial
    }

    static func full() {
        UIScreen.main.brightness = 1
    }
}

func halfBrightness() {
    UIScreen.main.brightness = 0.5
}
