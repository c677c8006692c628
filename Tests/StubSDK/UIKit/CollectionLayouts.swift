import Foundation

@objc open class UICollectionViewLayoutAttributes: NSObject {
  public convenience init(forCellWith indexPath: IndexPath) { self.init() }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
  }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var size: CGSize = .zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath()
  open var transform = CGAffineTransform.identity
}

@objc open class UICollectionViewLayoutInvalidationContext: NSObject {
  @objc open dynamic var invalidateEverything: Bool { false }
  @objc open dynamic func invalidateItems(at indexPaths: [IndexPath]) {}
}

@objc open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
}

@objc open class UICollectionViewLayout: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  @objc open dynamic var collectionView: UICollectionView? { nil }
  @objc open dynamic var collectionViewContentSize: CGSize { .zero }
  @objc open dynamic func prepare() {}
  @objc open dynamic func invalidateLayout() {}
  @objc open dynamic func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  @objc open dynamic func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { stub() }
  @objc open dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  @objc open dynamic func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  @objc open dynamic func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  @objc open dynamic func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  @objc open dynamic func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { .zero }
  @objc open dynamic func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { .zero }
}

@objc open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize.zero
  open var itemSize: CGSize = .zero
  open var estimatedItemSize: CGSize = .zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize: CGSize = .zero
  open var footerReferenceSize: CGSize = .zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionHeadersPinToVisibleBounds = false
}

public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@objc open class NSCollectionLayoutDimension: NSObject {
  @objc open dynamic class func fractionalWidth(_ value: CGFloat) -> Self { stub() }
  @objc open dynamic class func fractionalHeight(_ value: CGFloat) -> Self { stub() }
  @objc open dynamic class func absolute(_ value: CGFloat) -> Self { stub() }
  @objc open dynamic class func estimated(_ value: CGFloat) -> Self { stub() }
}

@objc open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { self.init() }
}

@objc open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

@objc open class NSCollectionLayoutSpacing: NSObject {
  @objc open dynamic class func fixed(_ value: CGFloat) -> Self { stub() }
  @objc open dynamic class func flexible(_ value: CGFloat) -> Self { stub() }
}

@objc open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  @objc open dynamic class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { stub() }
  @objc open dynamic class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { stub() }
  @objc open dynamic class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { stub() }
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

@objc open class NSCollectionLayoutSection: NSObject {
  @objc(UICollectionLayoutSectionOrthogonalScrollingBehavior)
  public enum OrthogonalScrollingBehavior: Int {
    case none
    case continuous
    case paging
    case groupPaging
  }
  public convenience init(group: NSCollectionLayoutGroup) { self.init() }
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
}

@objc open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
