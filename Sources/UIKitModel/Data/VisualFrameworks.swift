/// Views, view controllers, windows and layers of the frameworks beside UIKit, as iOS sees them.
///
/// Several of these classes are AppKit views on macOS; the model only knows their UIKit side.
enum VisualFrameworks {
  static let mediaAndWeb = """
    UIView: WKWebView AVRoutePickerView MPVolumeView RPSystemBroadcastPickerView PHLivePhotoView LPLinkView
      CAInterAppAudioSwitcherView CAInterAppAudioTransportView BELayerHierarchyHostingView
    UIScrollView: BEScrollView PKCanvasView
    UIViewController: AVPlayerViewController AVPictureInPictureVideoCallViewController
      AVContinuityDevicePickerViewController MPMediaPickerController MPMoviePlayerViewController
      RPPreviewViewController RPBroadcastActivityViewController PHPickerViewController SFSafariViewController
      AUViewController CABTMIDILocalPeripheralViewController VNDocumentCameraViewController DataScannerViewController
      ImagePlaygroundViewController PaperMarkupViewController MarkupEditViewController
    UITableViewController: CABTMIDICentralViewController
    AUViewController: AUGenericViewController
    CALayer: AVPlayerLayer AVCaptureVideoPreviewLayer AVSampleBufferDisplayLayer AVSynchronizedLayer
    """

  static let mapsAndDrawing = """
    UIView: MKMapView MKAnnotationView MKOverlayView MKUserTrackingButton MKCompassButton MKScaleView PDFView
      PDFThumbnailView MTKView GLKView SKView SCNView ARView ARCoachingOverlayView
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    MKOverlayView: MKOverlayPathView
    MKOverlayPathView: MKCircleView MKPolygonView MKPolylineView
    SCNView: ARSCNView
    SKView: ARSKView
    UIViewController: MKLookAroundViewController MKMapItemDetailViewController GLKViewController QLPreviewController
    UIBarButtonItem: MKUserTrackingBarButtonItem
    UIControl: CLLocationButton
    """

  static let peopleAndPayment = """
    UINavigationController: EKEventEditViewController MFMailComposeViewController MFMessageComposeViewController
      ABPeoplePickerNavigationController GKGameCenterViewController GKMatchmakerViewController
      GKTurnBasedMatchmakerViewController GKFriendRequestComposeViewController
    GKGameCenterViewController: GKAchievementViewController GKLeaderboardViewController
    UIViewController: EKEventViewController EKCalendarChooser CNContactPickerViewController CNContactViewController
      ABPersonViewController ABNewPersonViewController ABUnknownPersonViewController PKAddPassesViewController
      PKAddPaymentPassViewController PKAddSecureElementPassViewController PKPaymentAuthorizationViewController
      SKStoreProductViewController SKCloudServiceSetupViewController ASCredentialProviderViewController
      ASAccountAuthenticationModificationViewController SLComposeViewController SLComposeServiceViewController
      INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController FPUIActionExtensionViewController
      MCBrowserViewController MSMessagesAppViewController MSStickerBrowserViewController STWebpageController
      ILClassificationUIExtensionViewController GCEventViewController EXHostViewController
      EXAppExtensionBrowserViewController DDDevicePickerViewController
    UIView: MSStickerView MSStickerBrowserView HMCameraView HKActivityRingView PKPayLaterView SWAttributionView
      SWCollaborationView
    UIButton: PKPaymentButton PKAddPassButton INUIAddVoiceShortcutButton
    UIControl: PKIdentityButton ASAuthorizationAppleIDButton BCChatButton
    """

  static let carPlayAndSwiftUI = """
    UIWindow: CPWindow
    UIScene: CPTemplateApplicationScene CPTemplateApplicationDashboardScene
      CPTemplateApplicationInstrumentClusterScene
    UIViewController: UIHostingController TipUIPopoverViewController
    UIView: _UIHostingView TipUIView
    UICollectionViewCell: TipUICollectionViewCell
    UICollectionReusableView: TipUICollectionReusableView
    """
}
