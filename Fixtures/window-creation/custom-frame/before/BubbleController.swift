import UIKit

final class BubbleController {
    private var bubble: UIWindow?
    private var strip: UIWindow?

    func show(in scene: UIWindowScene) {
        let bubble = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        bubble.windowScene = scene
        self.bubble = bubble
    }

    func showStrip(in scene: UIWindowScene) {
        let strip = UIWindow(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        strip.windowScene = scene
        self.strip = strip
    }
}
