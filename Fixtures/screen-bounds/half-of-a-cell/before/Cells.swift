import UIKit

final class PhotoCell: UITableViewCell {
    let photo = UIImageView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: 30, height: 20)
        let wide = UIScreen.main.bounds.width / size.width
        let high = UIScreen.main.bounds.height / size.height
        photo.transform = CGAffineTransform(scaleX: min(wide, high), y: min(wide, high))
    }
}

final class SheetCell: UITableViewCell {
    let sheet = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        sheet.bounds = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40)
        sheet.center = CGPoint(x: UIScreen.main.bounds.width / 2, y: UIScreen.main.bounds.height / 2)
    }
}
