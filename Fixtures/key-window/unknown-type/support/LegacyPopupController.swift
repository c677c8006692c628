import UIKit

// Declared in a binary module.
final class LegacyPopupController: NSObject {}
