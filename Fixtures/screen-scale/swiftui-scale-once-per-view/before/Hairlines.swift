import SwiftUI

struct HairlineView: View {
    var body: some View {
        VStack {
            Color.red.frame(height: 1 / UIScreen.main.scale)
            Color.red.frame(height: 2 / UIScreen.main.scale)
        }
    }
}

struct FrameView: View {
    @Environment(\.displayScale) var pixelScale

    var body: some View {
        Color.red.padding(1 / UIScreen.main.scale)
    }
}
