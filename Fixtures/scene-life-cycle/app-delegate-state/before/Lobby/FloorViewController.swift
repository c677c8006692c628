import UIKit

final class FloorViewController: UIViewController {
    private let store: MessageStore

    init(store: MessageStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }
}
