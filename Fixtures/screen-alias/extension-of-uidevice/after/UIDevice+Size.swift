import UIKit

extension UIDevice {
}
