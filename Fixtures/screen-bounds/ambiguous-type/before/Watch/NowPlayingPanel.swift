import UIKit

class NowPlayingPanel: NSObject {}
