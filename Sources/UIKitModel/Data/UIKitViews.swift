/// UIKit's views, controllers and what stands beside them. See `ClassTable` for the format.
enum UIKitViews {
  static let views = """
    UIResponder: UIView UIViewController UIApplication UIScene UIAccessibilityElement
    UIView: UIControl UIScrollView UILabel UIImageView UIStackView UIWindow UITableViewCell
      UITableViewHeaderFooterView UICollectionReusableView UIVisualEffectView UIActivityIndicatorView UIProgressView
      UIPickerView UISearchBar UINavigationBar UITabBar UIToolbar UIInputView UIListContentView
      UIContentUnavailableView UICalendarView UIPopoverBackgroundView UIEventAttributionView UIBackgroundExtensionView
      UIStandardTextCursorView UIWebView UIAlertView UIActionSheet
    UIControl: UIButton UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker UITextField
      UIRefreshControl UIColorWell UIPasteControl
    UITextField: UISearchTextField
    UIScrollView: UITableView UICollectionView UITextView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    """

  static let viewControllers = """
    UIViewController: UINavigationController UITabBarController UISplitViewController UIPageViewController
      UITableViewController UICollectionViewController UIAlertController UISearchController
      UISearchContainerViewController UIActivityViewController UIInputViewController UIDocumentViewController
      UIDocumentBrowserViewController UIDocumentPickerViewController UIDocumentPickerExtensionViewController
      UIDocumentMenuViewController UICloudSharingController UIColorPickerViewController UIFontPickerViewController
      UIReferenceLibraryViewController UITextFormattingViewController
    UINavigationController: UIImagePickerController UIVideoEditorController
    NSObject: UIPresentationController
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    """

  static let layouts = """
    NSObject: UICollectionViewLayout
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
      UICollectionViewTransitionLayout
    """

  /// Core Animation, which UIKit's views stand on.
  static let layers = """
    NSObject: CALayer CAAnimation CADisplayLink CAEmitterCell CAMediaTimingFunction CAMetalDisplayLink
      CAMetalDisplayLinkUpdate CAEDRMetadata CARenderer CARemoteLayerClient CARemoteLayerServer CATransaction
      CAValueFunction CAConstraint CAConstraintLayoutManager
    CALayer: CAShapeLayer CAGradientLayer CATextLayer CATiledLayer CAScrollLayer CAReplicatorLayer CAEmitterLayer
      CATransformLayer CAMetalLayer CAEAGLLayer CAOpenGLLayer UIHoverEffectLayer
    CAAnimation: CAPropertyAnimation CAAnimationGroup CATransition
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    CABasicAnimation: CASpringAnimation
    """

  static let television = """
    UIControl: TVLockupView
    TVLockupView: TVCaptionButtonView TVCardView TVMonogramView TVPosterView
    UIView: TVLockupHeaderFooterView TVMediaItemContentView TVMonogramContentView
    UICollectionViewCell: TVCollectionViewFullScreenCell
    UICollectionViewLayout: TVCollectionViewFullScreenLayout
    UIViewController: TVDigitEntryViewController TVBrowserViewController TVDocumentViewController
    """
}
