import UIKit

final class HeroViewController: UIViewController {
    private let hero: UIView = {
        let hero = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 200))
        hero.backgroundColor = .red
        return hero
    }()

    private lazy var shade: UIView = {
        let shade = UIView(frame: UIScreen.main.bounds)
        shade.backgroundColor = .black
        return shade
    }()
}
