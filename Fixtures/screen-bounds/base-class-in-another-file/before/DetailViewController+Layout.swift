import UIKit

extension DetailViewController {
    func layoutHero() {
        hero.frame.size.width = UIScreen.main.bounds.width
    }
}
