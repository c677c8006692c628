import UIKit

enum Renderer {
    static func run(_ work: @escaping () -> Void) { work() }
    static func scale(_ scale: CGFloat) {}
}
