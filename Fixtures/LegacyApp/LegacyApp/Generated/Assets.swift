// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

internal enum Asset {
  internal static let logo = ImageAsset(name: "logo")
  internal static let cardBackground = ImageAsset(name: "card-background")
}

internal struct ImageAsset {
  internal let name: String

  internal var pointWidth: CGFloat {
    return 64 * UIScreen.main.scale
  }
}
// swiftlint:enable all
