import UIKit

/// The interface of a marketing SDK.
enum Campaign {
    static func start(with options: [UIApplication.LaunchOptionsKey: Any]?) {
        Journal.note("campaign with \(options?.count ?? 0) options")
    }
}
