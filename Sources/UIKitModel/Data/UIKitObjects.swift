/// The classes of UIKit that have no geometry of their own. See `ClassTable` for the format.
enum UIKitObjects {
  static let interaction = """
    NSObject: UIGestureRecognizer UIEvent UITouch UIPress UIKey UIFeedbackGenerator UIDragInteraction
      UIDropInteraction UIDragItem UIDragPreview UIDropProposal UIContextMenuInteraction UIContextMenuConfiguration
      UIEditMenuInteraction UIEditMenuConfiguration UIFindInteraction UIFindSession UIPointerInteraction
      UIPointerRegion UIPointerRegionRequest UIPointerEffect UIPointerShape UIPointerAccessory UIPointerLockState
      UIPencilInteraction UIPencilHoverPose UIPencilInteractionTap UIPencilInteractionSqueeze UIPreviewInteraction
      UIScribbleInteraction UIIndirectScribbleInteraction UISpringLoadedInteraction UILargeContentViewerInteraction
      UIToolTipInteraction UIToolTipConfiguration UIBandSelectionInteraction UIScreenshotService
      UIWindowSceneActivationInteraction UIWindowSceneDragInteraction UIScrollEdgeElementContainerInteraction
      UITextInteraction UITextSelectionDisplayInteraction UITextLoupeSession UIHoverStyle UIHoverAutomaticEffect
      UIHoverHighlightEffect UIHoverLiftEffect UIFocusSystem UIFocusEffect UIFocusUpdateContext UIFocusMovementHint
      UIFocusAnimationCoordinator UIFocusDebugger UIPreviewAction UIPreviewActionGroup UIPreviewParameters
      UIPreviewTarget UITargetedPreview UIContextualAction UISwipeActionsConfiguration UITableViewRowAction
      UIPasteConfiguration UIWritingToolsCoordinator UIMenuController UIMenuItem UIMenuElement UIMenuSystem
      UICommandAlternate UIAccelerometer UIAcceleration
    UIGestureRecognizer: UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
      UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
      UICanvasFeedbackGenerator
    UIMenuElement: UIAction UICommand UIMenu UIDeferredMenuElement
    UICommand: UIKeyCommand
    UIAction: UIWindowSceneActivationAction
    UIMenuSystem: UIContextMenuSystem UIMainMenuSystem
    UIPreviewParameters: UIDragPreviewParameters
    UIPreviewTarget: UIDragPreviewTarget
    UITargetedPreview: UITargetedDragPreview
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
    UIFindSession: UITextSearchingFindSession
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIHoverStyle: UIPointerStyle
    UIPointerEffect: UIPointerHighlightEffect UIPointerHoverEffect UIPointerLiftEffect
    """

  static let scenesAndDocuments = """
    UIScene: UIWindowScene
    NSObject: UIScreen UIScreenMode UIDevice UISceneSession UISceneConfiguration UISceneConnectionOptions
      UISceneActivationConditions UISceneActivationRequestOptions UISceneDestructionRequestOptions
      UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSizeRestrictions UISceneSessionActivationRequest
      UISceneWindowingBehaviors UISceneWindowingControlStyle UIOpenURLContext UIStatusBarManager UIWindowSceneGeometry
      UIWindowSceneGeometryPreferences UIWindowSceneActivationConfiguration UIWindowScenePlacement UITraitCollection
      UIApplicationShortcutIcon UIApplicationShortcutItem UILocalNotification UIUserNotificationSettings
      UIUserNotificationAction UIUserNotificationCategory UIDocument UIDocumentBrowserAction
      UIDocumentBrowserTransitionController UIDocumentInteractionController UIDocumentProperties
      UIDocumentViewControllerLaunchOptions UIActivity UIActivityItemsConfiguration UIPasteboard UIStoryboard
      UIStoryboardSegue UIStoryboardUnwindSegueSource UINib UIPopoverController UISearchDisplayController
      UIPrintInteractionController UIPrintFormatter UIPrintInfo UIPrintPageRenderer UIPrintPaper UIPrinter
      UIPrinterPickerController UIPrintServiceExtension UIPercentDrivenInteractiveTransition
      UIViewControllerTransition UIZoomTransitionOptions UIEventAttribution UIUpdateLink UIUpdateInfo
      UIUpdateActionPhase
    UISceneActivationRequestOptions: UIWindowSceneActivationRequestOptions
    UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
    UIWindowSceneGeometryPreferences: UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesMac
      UIWindowSceneGeometryPreferencesVision
    UIWindowScenePlacement: UIWindowSceneProminentPlacement UIWindowScenePushPlacement UIWindowSceneReplacePlacement
      UIWindowSceneStandardPlacement
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIUserNotificationAction: UIMutableUserNotificationAction
    UIUserNotificationCategory: UIMutableUserNotificationCategory
    UIDocument: UIManagedDocument
    UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIStoryboardSegue: UIStoryboardPopoverSegue
    Operation: UIActivityItemProvider
    """

  static let appearanceAndLayout = """
    NSObject: UIColor UIFont UIFontDescriptor UIFontMetrics UIImage UIImageAsset UIImageConfiguration UIImageReader
      UIImageReaderConfiguration UIBezierPath UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
      UIVisualEffect UIMotionEffect UIViewPropertyAnimator UICubicTimingParameters UISpringTimingParameters
      UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIRegion UIShape UIResolvedShape UICornerConfiguration
      UICornerRadius UILayoutGuide UIViewLayoutRegion NSLayoutConstraint NSLayoutAnchor NSDataAsset UIBarItem
      UIBarButtonItemGroup UIBarButtonItemBadge UIBarAppearance UIBarButtonItemAppearance
      UIBarButtonItemStateAppearance UITabBarItemAppearance UITabBarItemStateAppearance UINavigationItem
      UISearchSuggestionItem UISearchToken UIAlertAction UITab UITabAccessory UITabSidebarItem
      UITabBarControllerSidebar UIPageControlProgress UISliderTrackConfiguration UIScrollEdgeEffect
      UIScrollEdgeEffectStyle UISheetPresentationControllerDetent UILocalizedIndexedCollation UILexicon UILexiconEntry
      UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityLocationDescriptor
    UIImageConfiguration: UIImageSymbolConfiguration
    UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
    UIVisualEffect: UIBlurEffect UIVibrancyEffect UIGlassEffect UIGlassContainerEffect UIColorEffect
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
      UIGravityBehavior UIPushBehavior UISnapBehavior
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    UIBarItem: UIBarButtonItem UITabBarItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UITab: UISearchTab UITabGroup
    UIPageControlProgress: UIPageControlTimerProgress
    """

  static let lists = """
    NSObject: UICollectionViewDiffableDataSource UITableViewDiffableDataSource UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewCompositionalLayoutConfiguration
      UICollectionViewUpdateItem UICollectionViewPlaceholder UITableViewPlaceholder UICollectionViewCellRegistration
      UICollectionViewSupplementaryRegistration UIViewConfigurationState UICalendarSelection UICalendarViewDecoration
      NSCollectionLayoutItem NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutGroupCustomItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
      NSDiffableDataSourceSectionTransaction NSDiffableDataSourceTransaction
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UICalendarSelection: UICalendarSelectionSingleDate UICalendarSelectionMultiDate UICalendarSelectionWeekOfYear
    NSCollectionLayoutItem: NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
      NSCollectionLayoutDecorationItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    """

  static let text = """
    NSObject: NSTextContainer NSLayoutManager NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment
      NSTextAttachmentViewProvider NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager
      NSTextLineFragment NSTextList NSTextRange NSTextSelection NSTextSelectionNavigation NSTextTab
      NSTextViewportLayoutController NSAdaptiveImageGlyph UITextPosition UITextRange UITextSelectionRect UITextChecker
      UITextInputMode UITextInputAssistantItem UITextInputPasswordRules UITextInputStringTokenizer UITextInputContext
      UITextItem UITextItemMenuConfiguration UITextItemMenuPreview UITextPlaceholder UITextDragPreviewRenderer
      UITextSearchOptions UITextFormattingCoordinator UITextCursorDropPositionAnimator UIDictationPhrase
      UIInputSuggestion
    NSParagraphStyle: NSMutableParagraphStyle
    NSMutableAttributedString: NSTextStorage
    NSTextContentManager: NSTextContentStorage
    NSTextElement: NSTextParagraph
    NSTextParagraph: NSTextListElement
    """
}
