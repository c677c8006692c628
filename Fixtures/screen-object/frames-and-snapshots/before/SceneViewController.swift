import UIKit

final class SceneViewController: UIViewController {
    private var frameRate = 60

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        frameRate = UIScreen.main.maximumFramesPerSecond
        view.addSubview(UIScreen.main.snapshotView(afterScreenUpdates: false))
        let area = view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
        let fixed = view.convert(area, from: UIScreen.main.fixedCoordinateSpace)
        frameRate += UIScreen.main.maximumFramesPerSecond == 120 ? Int(fixed.width) : 0
    }
}
