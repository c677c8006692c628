import SwiftUI

struct PosterView: View {
    private let edge = UIScreen.main.bounds.width / 8

    var body: some View {
        VStack {
            Color.red
                .containerRelativeFrame(.horizontal)
            Color.red
                .containerRelativeFrame(.vertical)
            Color.red
                .frame(width: UIScreen.main.bounds.width * 0.8)
                .padding(edge)
        }
    }
}
