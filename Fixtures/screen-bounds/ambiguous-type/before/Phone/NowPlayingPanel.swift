import UIKit

class NowPlayingPanel: UIViewController {}
