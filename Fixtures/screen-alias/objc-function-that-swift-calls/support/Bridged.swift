import UIKit

func PageWidth() -> CGFloat { 0 }
let PAGE_INSET: CGFloat = 12
