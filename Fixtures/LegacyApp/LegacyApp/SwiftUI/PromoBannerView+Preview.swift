//
//  PromoBannerView+Preview.swift
//  LegacyApp
//

import SwiftUI

#if DEBUG
#Preview {
    PromoBannerView(title: "Two for one")
        .frame(width: UIScreen.main.bounds.width / 2)
}
#endif
