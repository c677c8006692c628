//
//  PromoBannerView.swift
//  LegacyApp
//
//  Created by Jonas Brandt on 16/11/2020.
//

import SwiftUI

/// A promotion as wide as the display.
struct PromoBannerView: View {
    let title: String

    var body: some View {
        Text(title)
            .frame(width: UIScreen.main.bounds.width, height: 120)
    }
}
