/// Plain classes of Apple's other frameworks: those that apps inherit from, extend or keep.
enum ServiceFrameworks {
  static let mediaAndCapture = """
    NSObject: AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetReader AVAssetResourceLoader AVAssetTrack
      AVAssetWriter AVAssetWriterInput AVAudioEngine AVAudioFile AVAudioFormat AVAudioNode AVAudioPlayer
      AVAudioRecorder AVAudioSession AVAudioApplication AVCaptureConnection AVCaptureControl AVCaptureDevice
      AVCaptureInput AVCaptureOutput AVCapturePhoto AVCapturePhotoSettings AVCaptureSession AVContentKeySession
      AVMetadataItem AVMetadataObject AVMediaSelection AVPictureInPictureController AVPlayer AVPlayerItem
      AVPlayerItemOutput AVPlayerItemTrack AVPlayerLooper AVSampleBufferAudioRenderer AVSampleBufferRenderSynchronizer
      AVSpeechSynthesizer AVSpeechUtterance AVSpeechSynthesisVoice AVVideoComposition AVVideoCompositionInstruction
      AVVideoCompositionCoreAnimationTool AUAudioUnit AUParameterNode MPMediaEntity MPMediaItemArtwork MPMediaLibrary
      MPMediaQuery MPMoviePlayerController MPMusicPlayerController MPNowPlayingInfoCenter MPNowPlayingSession
      MPRemoteCommand MPRemoteCommandCenter MPRemoteCommandEvent MPContentItem RPBroadcastController
      RPBroadcastHandler RPScreenRecorder PKDrawing PKToolPicker PKTool PHObject PHFetchResult PHImageManager
      PHPhotoLibrary PHChangeRequest PHChange PHContentEditingInput PHContentEditingOutput PHLivePhoto CIContext
      CIDetector CIFeature CIFilter CIImage CIKernel CIColor CIVector CIImageProcessorKernel ImageAnalysisInteraction
      AVCaptureEventInteraction
    AVAsset: AVURLAsset AVComposition AVMovie
    AVComposition: AVMutableComposition
    AVCaptureSession: AVCaptureMultiCamSession
    AVCaptureInput: AVCaptureDeviceInput AVCaptureMetadataInput
    AVCaptureOutput: AVCaptureAudioDataOutput AVCaptureDepthDataOutput AVCaptureFileOutput AVCaptureMetadataOutput
      AVCapturePhotoOutput AVCaptureStillImageOutput AVCaptureVideoDataOutput
    AVCaptureFileOutput: AVCaptureMovieFileOutput
    AVCapturePhotoSettings: AVCapturePhotoBracketSettings
    AVMetadataItem: AVMutableMetadataItem
    AVMetadataObject: AVMetadataFaceObject AVMetadataMachineReadableCodeObject
    AVPlayer: AVQueuePlayer
    AVPlayerItemOutput: AVPlayerItemVideoOutput AVPlayerItemMetadataOutput AVPlayerItemLegibleOutput
    AVVideoComposition: AVMutableVideoComposition
    AVVideoCompositionInstruction: AVMutableVideoCompositionInstruction
    MPMediaEntity: MPMediaItem MPMediaItemCollection
    MPMediaItemCollection: MPMediaPlaylist
    RPBroadcastHandler: RPBroadcastSampleHandler
    PHObject: PHAsset PHCollection PHObjectPlaceholder
    PHCollection: PHAssetCollection PHCollectionList
    PHChangeRequest: PHAssetChangeRequest PHAssetCollectionChangeRequest PHCollectionListChangeRequest
    PHAssetChangeRequest: PHAssetCreationRequest
    PHImageManager: PHCachingImageManager
    """

  static let gamesAndGraphics = """
    UIResponder: SKNode
    SKNode: SKEffectNode SKSpriteNode SKShapeNode SKLabelNode SKEmitterNode SKCameraNode SKCropNode SKVideoNode
      SKAudioNode SKFieldNode SKLightNode SKReferenceNode SKTileMapNode SKTransformNode SK3DNode
    SKEffectNode: SKScene
    NSObject: SKAction SKTexture SKTextureAtlas SKPhysicsBody SKPhysicsWorld SKPhysicsJoint SKConstraint SKTransition
      SKTileSet SKTileGroup SKShader SKUniform SKRange SKRegion SCNNode SCNScene SCNGeometry SCNMaterial SCNAction
      SCNCamera SCNLight SCNPhysicsBody SCNPhysicsWorld SCNTechnique SCNRenderer SCNConstraint ARSession
      ARConfiguration ARAnchor ARFrame GKAccessPoint GKAchievement GKBasePlayer GKLeaderboard GKMatch GKMatchmaker
      GKScore GKEntity GKComponent GKState GKStateMachine GKBehavior GCController GCVirtualController EAGLContext
      GLKBaseEffect GLKTextureLoader MTKTextureLoader MTKMesh MDLObject
    SKTexture: SKMutableTexture
    SCNGeometry: SCNBox SCNCapsule SCNCone SCNCylinder SCNPlane SCNPyramid SCNShape SCNSphere SCNText SCNTorus SCNTube
      SCNFloor
    SCNNode: SCNReferenceNode
    ARConfiguration: ARWorldTrackingConfiguration ARFaceTrackingConfiguration ARImageTrackingConfiguration
      AROrientationTrackingConfiguration ARBodyTrackingConfiguration ARGeoTrackingConfiguration
      ARObjectScanningConfiguration ARPositionalTrackingConfiguration
    ARAnchor: ARPlaneAnchor ARFaceAnchor ARImageAnchor ARObjectAnchor ARBodyAnchor ARMeshAnchor ARGeoAnchor
    GKBasePlayer: GKPlayer
    GKPlayer: GKLocalPlayer
    GKComponent: GKAgent GKSKNodeComponent GKSCNNodeComponent
    GKAgent: GKAgent2D GKAgent3D
    root: Entity
    Entity: AnchorEntity ModelEntity PerspectiveCamera DirectionalLight PointLight SpotLight TriggerVolume
    """

  static let placesAndPeople = """
    NSObject: CLLocationManager CLGeocoder CLHeading CLPlacemark CLRegion CLVisit CLBeacon CLLocation MKDirections
      MKLocalSearch MKLocalSearchCompleter MKMapItem MKMapSnapshotter MKMapCamera MKOverlayRenderer MKShape
      MKTileOverlay MKUserLocation MKGeoJSONDecoder MKMapConfiguration CMMotionManager CMPedometer CMAltimeter
      CMMotionActivityManager CMHeadphoneMotionManager CMLogItem CBManager CBPeer CBAttribute CBUUID CNContact
      CNContactStore CNSaveRequest EKObject EKEventStore HKHealthStore HKObject HKQuery HKWorkoutSession HMHome
      HMHomeManager HMAccessory HMAccessoryBrowser HMCameraSource CPTemplate CPInterfaceController CPListItem
      CPBarButton CPSessionConfiguration
    CLRegion: CLCircularRegion CLBeaconRegion
    CLPlacemark: MKPlacemark
    MKOverlayRenderer: MKOverlayPathRenderer MKTileOverlayRenderer
    MKOverlayPathRenderer: MKCircleRenderer MKPolygonRenderer MKPolylineRenderer MKMultiPolygonRenderer
      MKMultiPolylineRenderer
    MKPolylineRenderer: MKGradientPolylineRenderer
    MKShape: MKPointAnnotation MKMultiPoint MKCircle MKMultiPolygon MKMultiPolyline
    MKMultiPoint: MKPolygon MKPolyline
    MKPolyline: MKGeodesicPolyline
    Formatter: CNContactFormatter MKDistanceFormatter
    CBManager: CBCentralManager CBPeripheralManager
    CBPeer: CBCentral CBPeripheral
    CNContact: CNMutableContact
    """

  static let system = """
    NSObject: WKWebViewConfiguration WKUserContentController WKUserScript WKPreferences WKProcessPool
      WKWebsiteDataStore WKHTTPCookieStore WKNavigation WKNavigationAction WKScriptMessage SKOverlay SKPayment
      SKPaymentQueue SKPaymentTransaction SKProduct SKRequest SKStoreReviewController UNNotificationServiceExtension
      UNUserNotificationCenter UNNotificationContent UNNotificationRequest UNNotificationTrigger INExtension INIntent
      INIntentResponse INInteraction INVoiceShortcutCenter INObject INPerson PKObject PKPaymentRequest
      PKPaymentAuthorizationController PKIssuerProvisioningExtensionHandler PKPassLibrary PKPushRegistry
      ASAuthorizationController ASAuthorizationAppleIDProvider ASWebAuthenticationSession ASIdentifierManager
      ATTrackingManager LAContext LPMetadataProvider LPLinkMetadata CKContainer CKDatabase CKRecord CKQuery
      CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet CSIndexExtensionRequestHandler CLSDataStore
      CLSObject CXProvider CXCallController CXCallDirectoryProvider CXCallObserver CXAction MCSession MCPeerID
      MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCAdvertiserAssistant WCSession NCWidgetController
      QLThumbnailProvider QLThumbnailGenerator QLPreviewProvider BGTaskScheduler BGTask NEVPNManager NEProvider
      NFCReaderSession SFSpeechRecognizer SFSpeechRecognitionTask SFContentBlockerManager VNRequest
      VNImageRequestHandler VNSequenceRequestHandler MLModel MXMetricManager NISession SLComposeSheetConfigurationItem
      MSConversation MSMessage MSMessageLayout MSSticker ILMessageFilterExtension JSContext JSValue DispatchObject
      SWHighlightCenter TKTokenDriver GCEventInteraction
    SKPayment: SKMutablePayment
    SKRequest: SKProductsRequest SKReceiptRefreshRequest
    UNNotificationContent: UNMutableNotificationContent
    NSExtensionContext: CXCallDirectoryExtensionContext FPUIActionExtensionContext
    MSMessageLayout: MSMessageTemplateLayout MSMessageLiveLayout
    NEProvider: NETunnelProvider NEFilterProvider NEDNSProxyProvider NEAppPushProvider
    NETunnelProvider: NEPacketTunnelProvider NEAppProxyProvider
    NEFilterProvider: NEFilterDataProvider NEFilterControlProvider
    VNRequest: VNImageBasedRequest
    BGTask: BGAppRefreshTask BGProcessingTask
    CXAction: CXCallAction
    PKObject: PKPass
    CKRecord: CKShare
    Operation: CKOperation
    CKOperation: CKDatabaseOperation
    DispatchObject: DispatchQueue DispatchGroup DispatchSemaphore DispatchSource
    root: DispatchWorkItem
    """

  /// What the macOS and watchOS halves of a shared project inherit: nothing that UIKit lays out.
  static let otherPlatforms = """
    NSObject: NSResponder NSAlert NSColor NSFont NSImage NSMenu NSMenuItem NSCell NSStatusItem NSToolbar
      NSGestureRecognizer NSBezierPath NSEvent NSScreen NSDocument WKInterfaceController WKInterfaceObject WKExtension
    NSResponder: NSApplication NSView NSViewController NSWindow NSWindowController NSPopover
    NSView: NSControl NSScrollView NSClipView NSStackView NSCollectionView NSVisualEffectView NSTableCellView
      NSTableRowView NSTabView NSSplitView NSBox NSText NSOpenGLView NSHostingView
    NSText: NSTextView
    NSControl: NSButton NSTextField NSImageView NSSlider NSTableView NSSegmentedControl NSSwitch NSStepper
    NSTextField: NSSearchField NSSecureTextField NSComboBox
    NSTableView: NSOutlineView
    NSButton: NSPopUpButton
    NSViewController: NSHostingController NSTabViewController NSSplitViewController NSCollectionViewItem
    NSWindow: NSPanel
    NSPanel: NSSavePanel
    NSCell: NSActionCell
    """
}
