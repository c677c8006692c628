//
//  LoyaltyBadgeView.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 16/11/2020.
//

import SwiftUI

/// The level of a member, framed by a line of one pixel.
struct LoyaltyBadgeView: View {
    let level: String
    let points: Int

    var body: some View {
        Text("\(level) · \(points)")
            .padding(8)
            .border(Color.gray, width: 1 / UIScreen.main.scale)
    }
}
