/// The versions of iOS in which APIs that matter to moving code came and went.
///
/// A name is an API's simple name (`registerForTraitChanges`), or with its type where the simple name is ambiguous
/// (`UIWindowScene.keyWindow`); parentheses may be left out where the name is unique without them. Versions are those
/// of the declarations' availability on Apple's pages; nil means not deprecated, or not known here.
public enum Availability {
  /// The first iOS version that has the API.
  public static func introduced(_ api: String) -> (major: Int, minor: Int)? {
    entry(of: api)?.introduced
  }

  /// The iOS version in which the API was deprecated.
  public static func deprecated(_ api: String) -> (major: Int, minor: Int)? {
    entry(of: api)?.deprecated
  }

  /// A version of iOS.
  typealias Version = (major: Int, minor: Int)

  struct Entry: Sendable {
    var introduced: Version?
    var deprecated: Version?
  }

  private static func entry(of api: String) -> Entry? {
    if let entry = entries[api] { return entry }
    let base = MethodName(api).base
    if let entry = entries[base] { return entry }
    guard let dot = api.utf8.prefix(base.utf8.count).lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let member = String(api[api.utf8.index(after: dot)...])
    return entries[member] ?? entries[MethodName(member).base]
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    var words: [String] = []
    for table in AvailabilityTable.all {
      for word in WordSet.words(of: table) {
        words.append(word)
        guard words.count == 3 else { continue }
        entries[words[0]] = Entry(introduced: version(words[1]), deprecated: version(words[2]))
        words.removeAll(keepingCapacity: true)
      }
    }
    return entries
  }()

  private static func version(_ text: String) -> Version? {
    let numbers = text.utf8.split(separator: UInt8(ascii: ".")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}

/// Name, version of introduction, version of deprecation; `-` for none.
enum AvailabilityTable {
  static let all = [screensAndWindows, layoutAndTraits, controls, swiftUI]

  static let screensAndWindows = """
    UIScreen.main 2.0 26.0
    UIScreen.bounds 2.0 -
    UIScreen.applicationFrame 2.0 9.0
    UIApplication.keyWindow 2.0 13.0
    UIApplication.windows 2.0 15.0
    UIApplication.statusBarOrientation 2.0 13.0
    UIApplication.statusBarFrame 2.0 13.0
    statusBarOrientation 2.0 13.0
    statusBarFrame 2.0 13.0
    statusBarOrientationUserInfoKey 2.0 13.0
    didChangeStatusBarOrientationNotification 2.0 13.0
    willChangeStatusBarOrientationNotification 2.0 13.0
    connectedScenes 13.0 -
    UIScene 13.0 -
    UIWindowScene 13.0 -
    UIWindowSceneDelegate 13.0 -
    UIWindowScene.keyWindow 15.0 -
    UIWindowScene.windows 13.0 -
    UIWindowScene.screen 13.0 -
    UIWindowScene.statusBarManager 13.0 -
    UIWindowScene.interfaceOrientation 13.0 26.0
    UIWindowScene.coordinateSpace 13.0 26.0
    UIWindow.windowScene 13.0 -
    windowScene 13.0 -
    statusBarManager 13.0 -
    effectiveGeometry 16.0 -
    UIWindowScene.Geometry.interfaceOrientation 16.0 -
    UIWindowScene.Geometry.coordinateSpace 26.0 -
    effectiveGeometry.interfaceOrientation 16.0 -
    effectiveGeometry.coordinateSpace 26.0 -
    isInteractivelyResizing 26.0 -
    isInterfaceOrientationLocked 26.0 -
    prefersInterfaceOrientationLocked 26.0 -
    requestGeometryUpdate 16.0 -
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:) 13.0 26.0
    windowScene(_:didUpdateEffectiveGeometry:) 26.0 -
    didUpdateEffectiveGeometry 26.0 -
    UIWindow.init() 2.0 26.0
    UIWindow.init(frame:) 2.0 26.0
    UIWindow.init(windowScene:) 13.0 -
    init(windowScene:) 13.0 -
    UIWindowSceneDelegate.supportedInterfaceOrientations(for:) 27.0 -
    application(_:supportedInterfaceOrientationsFor:) 6.0 27.0
    application(_:configurationForConnecting:options:) 13.0 -
    scene(_:willConnectTo:options:) 13.0 -
    applicationDidBecomeActive(_:) 2.0 26.0
    applicationWillResignActive(_:) 2.0 26.0
    applicationDidEnterBackground(_:) 4.0 26.0
    applicationWillEnterForeground(_:) 4.0 26.0
    application(_:open:options:) 9.0 26.0
    application(_:continue:restorationHandler:) 8.0 26.0
    application(_:performActionFor:completionHandler:) 9.0 26.0
    orientationDidChangeNotification 2.0 -
    UIDevice.OrientationDidChangeMessage 26.0 -
    UIRequiresFullScreen 9.0 26.0
    UIRequiresFullScreenIgnoredStartingWithVersion 26.2 -
    """

  static let layoutAndTraits = """
    viewIsAppearing 13.0 -
    viewWillTransition(to:with:) 8.0 -
    willTransition(to:with:) 8.0 -
    traitCollection 8.0 -
    traitCollectionDidChange 8.0 17.0
    registerForTraitChanges 17.0 -
    UITraitChangeObservable 17.0 -
    UITraitDisplayScale 17.0 -
    UITraitHorizontalSizeClass 17.0 -
    UITraitVerticalSizeClass 17.0 -
    traitOverrides 17.0 -
    UITraitCollection.displayScale 8.0 -
    displayScale 8.0 -
    updateProperties 26.0 -
    safeAreaInsets 11.0 -
    safeAreaLayoutGuide 11.0 -
    viewSafeAreaInsetsDidChange 11.0 -
    topLayoutGuide 7.0 11.0
    bottomLayoutGuide 7.0 11.0
    automaticallyAdjustsScrollViewInsets 7.0 11.0
    contentInsetAdjustmentBehavior 11.0 -
    adjustedContentInset 11.0 -
    layoutMarginsGuide 9.0 -
    readableContentGuide 9.0 -
    keyboardLayoutGuide 15.0 -
    willRotate(to:duration:) 2.0 8.0
    willAnimateRotation(to:duration:) 3.0 8.0
    didRotate(from:) 2.0 8.0
    UIViewController.interfaceOrientation 2.0 8.0
    shouldAutorotate 6.0 16.0
    setNeedsUpdateOfSupportedInterfaceOrientations 16.0 -
    """

  static let controls = """
    UISheetPresentationController 15.0 -
    UICollectionViewCompositionalLayout 13.0 -
    UICollectionViewDiffableDataSource 13.0 -
    UITableViewDiffableDataSource 13.0 -
    UICollectionView.CellRegistration 14.0 -
    CellRegistration 14.0 -
    reconfigureItems 15.0 -
    reconfigureRows 15.0 -
    UIListContentConfiguration 14.0 -
    UIBackgroundConfiguration 14.0 -
    updateConfiguration(using:) 14.0 -
    UINavigationBarAppearance 13.0 -
    UITabBarAppearance 13.0 -
    UIToolbarAppearance 13.0 -
    UIContentUnavailableConfiguration 17.0 -
    UIHostingConfiguration 16.0 -
    UIImage.preparingThumbnail 15.0 -
    UI_USER_INTERFACE_IDIOM 3.2 13.0
    """

  static let swiftUI = """
    containerRelativeFrame 17.0 -
    onGeometryChange 16.0 -
    GeometryReader 13.0 -
    ViewThatFits 16.0 -
    Layout 16.0 -
    safeAreaPadding 17.0 -
    EnvironmentValues.displayScale 13.0 -
    EnvironmentValues.horizontalSizeClass 13.0 -
    NavigationStack 16.0 -
    onChange(of:initial:_:) 17.0 -
    onChange(of:perform:) 14.0 17.0
    """
}
