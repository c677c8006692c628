import SwiftUI

struct BannerView: View {
    var body: some View { Color.red }
}

struct BannerView_Previews: PreviewProvider {
    static var previews: some View {
        BannerView()
            .frame(width: UIScreen.main.bounds.width)
    }
}
