import UIKit

extension DetailViewController {
    func layoutHero() {
        hero.frame.size.width = view.bounds.width
    }
}
