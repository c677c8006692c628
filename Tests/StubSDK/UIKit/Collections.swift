import CoreGraphics
import Foundation

@objc public protocol UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc optional func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath) -> UICollectionReusableView
}

@objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
}

@objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath) -> CGSize
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int) -> UIEdgeInsets
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int) -> CGSize
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int) -> CGSize
}

@objc open class UICollectionReusableView: UIView {
  @objc open dynamic var reuseIdentifier: String? { nil }
  @objc open dynamic func prepareForReuse() {}
  @objc open dynamic func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  @objc open dynamic func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@objc open class UICollectionViewCell: UICollectionReusableView {
  @objc open dynamic var contentView: UIView { stub() }
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
}

@objc open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { stub() }
}

@objc open class UICollectionView: UIScrollView {
  @objc public enum ScrollDirection: Int {
    case vertical
    case horizontal
  }
  public struct ScrollPosition: OptionSet, Sendable, ObjCRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var collectionViewLayout: UICollectionViewLayout = stub()
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  @objc open dynamic var numberOfSections: Int { 0 }
  @objc open dynamic var visibleCells: [UICollectionViewCell] { [] }
  @objc open dynamic var indexPathsForVisibleItems: [IndexPath] { [] }
  @objc open dynamic var indexPathsForSelectedItems: [IndexPath]? { nil }
  @objc open dynamic func numberOfItems(inSection section: Int) -> Int { 0 }
  @objc open dynamic func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  @objc open dynamic func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  @objc open dynamic func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { stub() }
  @objc open dynamic func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { stub() }
  @objc open dynamic func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  @objc open dynamic func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  @objc open dynamic func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  @objc open dynamic func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  @objc open dynamic func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
  @objc open dynamic func reloadData() {}
  @objc open dynamic func reloadItems(at indexPaths: [IndexPath]) {}
  @objc open dynamic func reconfigureItems(at indexPaths: [IndexPath]) {}
  @objc open dynamic func reloadSections(_ sections: IndexSet) {}
  @objc open dynamic func insertItems(at indexPaths: [IndexPath]) {}
  @objc open dynamic func deleteItems(at indexPaths: [IndexPath]) {}
  @objc open dynamic func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  @objc open dynamic func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  @objc open dynamic func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  @objc open dynamic func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { stub() }
}
