import UIKit

let isTesting = NSClassFromString("XCTestCase") != nil
let name = NSStringFromClass(isTesting ? TestingAppDelegate.self : AppDelegate.self)
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
