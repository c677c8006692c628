import UIKit

final class UIWindowScene {
    var interfaceOrientation = UIInterfaceOrientation.portrait
}

func isUpright(_ scene: UIWindowScene) -> Bool {
    scene.interfaceOrientation == .portrait
}
