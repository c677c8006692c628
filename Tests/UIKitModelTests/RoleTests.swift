import Testing

@testable import UIKitModel

struct RoleTests {
  @Test(
    "a class has the role of its nearest ancestor with one",
    arguments: [
      ("UIViewController", .viewController), ("UINavigationController", .viewController),
      ("UITableViewController", .viewController), ("UIAlertController", .viewController),
      ("UIImagePickerController", .viewController), ("UIInputViewController", .viewController),
      ("UIHostingController", .viewController), ("AVPlayerViewController", .viewController),
      ("SFSafariViewController", .viewController), ("QLPreviewController", .viewController),
      ("MFMailComposeViewController", .viewController), ("SLComposeServiceViewController", .viewController),
      ("GKGameCenterViewController", .viewController), ("GLKViewController", .viewController),
      ("CNContactPickerViewController", .viewController), ("EKEventEditViewController", .viewController),
      ("PKAddPassesViewController", .viewController), ("SKStoreProductViewController", .viewController),
      ("ASCredentialProviderViewController", .viewController), ("MSMessagesAppViewController", .viewController),
      ("DataScannerViewController", .viewController), ("PHPickerViewController", .viewController),
      ("UIView", .view), ("UIButton", .view), ("UILabel", .view), ("UICollectionView", .view),
      ("UITextView", .view), ("UISearchTextField", .view), ("UIStackView", .view), ("WKWebView", .view),
      ("MKMapView", .view), ("MKMarkerAnnotationView", .view), ("ARSCNView", .view), ("SKView", .view),
      ("MTKView", .view), ("PDFView", .view), ("PKCanvasView", .view), ("MPVolumeView", .view),
      ("AVRoutePickerView", .view), ("LPLinkView", .view), ("ASAuthorizationAppleIDButton", .view),
      ("PKPaymentButton", .view), ("RPSystemBroadcastPickerView", .view), ("TipUIView", .view),
      ("UITableViewCell", .cell), ("UICollectionViewCell", .cell), ("UICollectionViewListCell", .cell),
      ("UITableViewHeaderFooterView", .cell), ("TipUICollectionViewCell", .cell),
      ("UICollectionReusableView", .reusableView), ("TipUICollectionReusableView", .reusableView),
      ("UIWindow", .window), ("CPWindow", .window), ("UIApplication", .application),
      ("CALayer", .layer), ("CAGradientLayer", .layer), ("AVPlayerLayer", .layer),
      ("AVCaptureVideoPreviewLayer", .layer), ("CAMetalLayer", .layer),
      ("UICollectionViewFlowLayout", .layout), ("UICollectionViewCompositionalLayout", .layout),
      ("UIPresentationController", .presentationController), ("UISheetPresentationController", .presentationController),
      ("NSObject", .plain), ("UIResponder", .plain), ("UIScene", .plain), ("UIWindowScene", .plain),
      ("UIPanGestureRecognizer", .plain), ("UIBarButtonItem", .plain), ("UIImage", .plain), ("Operation", .plain),
      ("NSOperation", .plain), ("XCTestCase", .plain), ("CLLocationManager", .plain), ("NSManagedObject", .plain),
      ("URLProtocol", .plain), ("UIDocument", .plain), ("UIActivity", .plain), ("UIActivityItemProvider", .plain),
      ("UICollectionViewLayoutAttributes", .plain), ("CABasicAnimation", .plain), ("SKScene", .plain),
      ("NSViewController", .plain),
    ] as [(String, Role)])
  func roleOfClass(name: String, role: Role) {
    #expect(SDKTypes.role(ofClass: name) == role)
    #expect(SDKTypes.isClass(name))
  }

  @Test("an unknown name has no role", arguments: ["BaseViewController", "root", "", "UIView:", "MyUIView"])
  func unknownClass(name: String) {
    #expect(SDKTypes.role(ofClass: name) == nil)
    #expect(SDKTypes.superclass(of: name) == nil)
    #expect(!SDKTypes.isClass(name))
  }

  @Test func superclasses() {
    #expect(SDKTypes.superclass(of: "UIButton") == "UIControl")
    #expect(SDKTypes.superclass(of: "UITableView") == "UIScrollView")
    #expect(SDKTypes.superclass(of: "UIResponder") == "NSObject")
    #expect(SDKTypes.superclass(of: "NSObject") == nil)
  }

  @Test(
    "a protocol gives a role only where it decides one",
    arguments: [
      ("UIWindowSceneDelegate", .sceneDelegate), ("UISceneDelegate", .sceneDelegate),
      ("UIApplicationDelegate", .appDelegate), ("View", .swiftUIView), ("ViewModifier", .swiftUIView),
      ("App", .swiftUIView), ("UIViewRepresentable", .swiftUIView), ("Shape", .swiftUIView),
      ("UITableViewDelegate", nil), ("ObservableObject", nil), ("Codable", nil), ("NoSuchProtocol", nil),
    ] as [(String, Role?)])
  func roleOfProtocol(name: String, role: Role?) {
    #expect(SDKTypes.role(ofProtocol: name) == role)
  }

  @Test(
    "the usual protocols are known",
    arguments: [
      "Equatable", "Codable", "Sendable", "NSCoding", "NSCopying", "ObservableObject", "UITableViewDataSource",
      "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate", "WKNavigationDelegate", "MKMapViewDelegate",
      "AVCapturePhotoCaptureDelegate", "SKPaymentTransactionObserver", "NSFetchedResultsControllerDelegate",
      "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "QLPreviewControllerDataSource", "Publisher",
    ])
  func protocols(name: String) {
    #expect(SDKTypes.isProtocol(name))
    #expect(!SDKTypes.isClass(name))
  }

  @Test("raw types are values", arguments: ["Int", "String", "CGFloat", "Character", "CGRect", "UIEdgeInsets", "Text"])
  func values(name: String) {
    #expect(SDKTypes.isValueType(name))
    #expect(!SDKTypes.isProtocol(name))
  }
}
