import Foundation

class VendorController: NSObject {}
