import SwiftUI

struct CardView: View {
    var body: some View {
        Text("Card")
            .frame(width: kScreenWidth)
    }
}

struct PairView: View {
    var body: some View {
        Text("Pair")
            .frame(width: kScreenWidth / 2)
    }
}
