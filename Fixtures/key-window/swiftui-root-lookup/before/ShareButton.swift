import SwiftUI
import UIKit

struct ShareButton: View {
    var body: some View {
        Button("Share") {
            UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
        }
    }
}
