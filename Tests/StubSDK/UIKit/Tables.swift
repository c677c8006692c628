import Foundation

@objc public protocol UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @objc optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  @objc optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

@objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  @objc optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @objc optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  @objc optional func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

@objc open class UITableView: UIScrollView {
  @objc public enum Style: Int {
    case plain
    case grouped
    case insetGrouped
  }
  @objc public enum ScrollPosition: Int {
    case none
    case top
    case middle
    case bottom
  }
  @objc public enum RowAnimation: Int {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
  public static let automaticDimension: CGFloat = -1
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public convenience init() { self.init(frame: .zero, style: .plain) }
  open weak var dataSource: (any UITableViewDataSource)?
  // `delegate` is inherited: Swift cannot narrow the type of a settable property.
  @objc open dynamic var style: Style { .plain }
  open var rowHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  @objc open dynamic var numberOfSections: Int { 0 }
  @objc open dynamic var visibleCells: [UITableViewCell] { [] }
  @objc open dynamic var indexPathsForVisibleRows: [IndexPath]? { nil }
  @objc open dynamic var indexPathForSelectedRow: IndexPath? { nil }
  @objc open dynamic func numberOfRows(inSection section: Int) -> Int { 0 }
  @objc open dynamic func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  @objc open dynamic func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  @objc open dynamic func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  @objc open dynamic func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { stub() }
  @objc open dynamic func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  @objc open dynamic func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  @objc open dynamic func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  @objc open dynamic func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  @objc open dynamic func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  @objc open dynamic func rect(forSection section: Int) -> CGRect { .zero }
  @objc open dynamic func reloadData() {}
  @objc open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc open dynamic func reconfigureRows(at indexPaths: [IndexPath]) {}
  @objc open dynamic func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  @objc open dynamic func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  @objc open dynamic func beginUpdates() {}
  @objc open dynamic func endUpdates() {}
  @objc open dynamic func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  @objc open dynamic func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  @objc open dynamic func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  @objc open dynamic func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
}

@objc open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  @objc public enum CellStyle: Int {
    case `default`
    case value1
    case value2
    case subtitle
  }
  @objc public enum SeparatorStyle: Int {
    case none
    case singleLine
  }
  @objc public enum SelectionStyle: Int {
    case none
    case blue
    case gray
    case `default`
  }
  @objc public enum EditingStyle: Int {
    case none
    case delete
    case insert
  }
  @objc public enum AccessoryType: Int {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  @objc open dynamic var contentView: UIView { stub() }
  open var contentConfiguration: (any UIContentConfiguration)?
  @objc open dynamic var textLabel: UILabel? { nil }
  @objc open dynamic var detailTextLabel: UILabel? { nil }
  @objc open dynamic var imageView: UIImageView? { nil }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var accessoryView: UIView?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero
  @objc open dynamic var reuseIdentifier: String? { nil }
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var indentationLevel = 0
  @objc open dynamic func prepareForReuse() {}
  @objc open dynamic func setSelected(_ selected: Bool, animated: Bool) {}
  @objc open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { stub() }
}

@objc open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(reuseIdentifier: nil) }
  @objc open dynamic var contentView: UIView { stub() }
  @objc open dynamic var textLabel: UILabel? { nil }
  open var backgroundView: UIView?
  @objc open dynamic var reuseIdentifier: String? { nil }
  @objc open dynamic func prepareForReuse() {}
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
  public struct ImageProperties {
    public var maximumSize: CGSize = .zero
    public var cornerRadius: CGFloat = 0
    public var tintColor: UIColor?
  }
  public static func cell() -> UIListContentConfiguration { stub() }
  public static func subtitleCell() -> UIListContentConfiguration { stub() }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
}
