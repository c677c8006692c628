import Foundation

@objc open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  @objc open dynamic func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    bounds
  }
  @objc open dynamic func drawText(in rect: CGRect) {}
}

@objc open class UIImageView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(image: UIImage?) { super.init(frame: .zero) }
  public init(image: UIImage?, highlightedImage: UIImage?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  @objc open dynamic func startAnimating() {}
  @objc open dynamic func stopAnimating() {}
}

@objc open class UIStackView: UIView {
  @objc public enum Distribution: Int {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
  @objc public enum Alignment: Int {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  @objc open dynamic var arrangedSubviews: [UIView] { [] }
  @objc open dynamic func addArrangedSubview(_ view: UIView) {}
  @objc open dynamic func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {}
  @objc open dynamic func removeArrangedSubview(_ view: UIView) {}
  @objc open dynamic func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

@objc open class UIVisualEffect: NSObject {}

@objc open class UIBlurEffect: UIVisualEffect {
  @objc public enum Style: Int {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemMaterial
    case systemThinMaterial
    case systemUltraThinMaterial
    case systemChromeMaterial
  }
  public convenience init(style: Style) { self.init() }
}

@objc open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(effect: nil) }
  open var effect: UIVisualEffect?
  @objc open dynamic var contentView: UIView { stub() }
}
