#if os(iOS)
import UIKit

let kRoomWidth = UIScreen.main.bounds.width
#else
let kRoomWidth = 1024.0
#endif
