import SwiftUI

struct CodeView: View {
    let brightnessBefore = UIScreen.main.brightness

    var body: some View {
        Text("code").onDisappear {
            UIScreen.main.brightness = brightnessBefore
        }
    }
}
