import UIKit

// The importer of older SDKs offered the name here.
extension Notification.Name {
    static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}
