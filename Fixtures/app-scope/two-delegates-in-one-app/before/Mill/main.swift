import UIKit

let isKiosk = UserDefaults.standard.bool(forKey: "kiosk")
let name = NSStringFromClass(isKiosk ? KioskDelegate.self : AppDelegate.self)
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
