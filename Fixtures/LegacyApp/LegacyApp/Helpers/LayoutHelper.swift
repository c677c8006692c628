//
//  LayoutHelper.swift
//  LegacyApp
//
//  Created by Marta Keller on 12/03/2015.
//

import UIKit

/// Sizes that all screens agree on.
enum LayoutHelper {

    static let hairline = 1 / UIScreen.main.scale

    static let isSmallPhone = UIScreen.main.bounds.width <= 320

    static var isTallPhone: Bool {
        return max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= 812
    }

    static var hasNotch: Bool {
        return (UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0) > 0
    }

    static func width(fraction: CGFloat) -> CGFloat {
        return UIScreen.main.bounds.width * fraction
    }

    /// Columns of a grid that is as wide as the display.
    static func columns(minimum: CGFloat, total: CGFloat = UIScreen.main.bounds.width) -> Int {
        return max(1, Int(total / minimum))
    }

    static func pixelAligned(_ value: CGFloat) -> CGFloat {
        return (value * Screen.main.scale).rounded() / Screen.main.scale
    }
}
