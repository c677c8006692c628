import SwiftUI

struct HairlineView: View {
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        VStack {
            Color.red.frame(height: 1 / displayScale)
            Color.red.frame(height: 2 / displayScale)
        }
    }
}

struct FrameView: View {
    @Environment(\.displayScale) var pixelScale

    var body: some View {
        Color.red.padding(1 / pixelScale)
    }
}
