import SwiftUI
import UIKit

struct BoardView: View {
    @State private var columns = 2

    var body: some View {
        Text("\(columns)")
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                columns = 4
            }
    }
}
