import UIKit

// What Swift sees of the Objective-C files.

@objc class ATMapViewController: UIViewController {}

class ATTileCache: NSObject {
    class func shared() -> ATTileCache { ATTileCache() }
    func warm() {}
}
