/// What a type is to UIKit, as far as geometry is concerned.
///
/// The role says which container a type can ask for a size: a controller its `view`, a cell its `contentView`, a view
/// itself, a scene delegate its scene.
public enum Role: String, Sendable, CaseIterable {
  case viewController
  case view
  /// A view with a `contentView`: collection-view and table-view cells, table-view headers and footers.
  case cell
  /// A `UICollectionReusableView` that is no cell: it has no `contentView`.
  case reusableView
  case window
  case sceneDelegate
  case appDelegate
  /// A subclass of `UIApplication`.
  case application
  case layer
  /// A subclass of `UICollectionViewLayout`.
  case layout
  case presentationController
  /// A type that SwiftUI lays out or asks for content; also `UIViewRepresentable` and its kin.
  case swiftUIView
  /// Known, and none of the above: `NSObject`, gesture recognisers, bar items, operations, AppKit's views.
  case plain
}

extension Role {
  /// True for the roles whose classes are subclasses of `UIView`.
  public var isView: Bool {
    switch self {
    case .view, .cell, .reusableView, .window: true
    default: false
    }
  }

  /// The classes at which a role begins; subclasses have the role of the nearest one.
  static func anchored(at className: String) -> Role? {
    switch className {
    case "UIViewController": .viewController
    case "UIView": .view
    case "UICollectionViewCell", "UITableViewCell", "UITableViewHeaderFooterView": .cell
    case "UICollectionReusableView": .reusableView
    case "UIWindow": .window
    case "UIApplication": .application
    case "CALayer": .layer
    case "UICollectionViewLayout": .layout
    case "UIPresentationController": .presentationController
    default: nil
    }
  }
}
