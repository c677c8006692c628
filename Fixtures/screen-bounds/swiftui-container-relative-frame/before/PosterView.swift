import SwiftUI

struct PosterView: View {
    private let edge = UIScreen.main.bounds.width / 8

    var body: some View {
        VStack {
            Color.red
                .frame(width: UIScreen.main.bounds.width)
            Color.red
                .frame(height: UIScreen.main.bounds.height)
            Color.red
                .frame(width: UIScreen.main.bounds.width * 0.8)
                .padding(edge)
        }
    }
}
