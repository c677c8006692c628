import UIKit

final class PlanModel {
    func askForReview(_ ask: (UIWindowScene) -> Void) {
        if let place = UIApplication.shared.connectedScenes.first {
            ask(place as! UIWindowScene)
        }
    }
}
