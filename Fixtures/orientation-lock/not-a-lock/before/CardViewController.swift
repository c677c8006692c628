import UIKit

final class Card: NSObject {
    func application(_ name: String, opensFor window: UIWindow?) -> Bool { window != nil && !name.isEmpty }
}

protocol Delegates {
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}

final class CardViewController: UIViewController {
    func turn(_ card: Card) {
        UIDevice.current.setValue(true, forKey: "batteryMonitoringEnabled")
        card.setValue(1, forKey: "orientation")
        print(card.application("card", opensFor: view.window))
    }
}
