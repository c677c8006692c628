/// Structures and enumerations, as plain word lists: raw types of enumerations and values that apps extend.
enum ValueTypes {
  static let standardLibrary = """
    Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Double Float32 Float64
    Float80 Bool String Substring Character Unicode StaticString Array ArraySlice ContiguousArray Dictionary Set
    Optional Result Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo Duration Never Void
    ContinuousClock SuspendingClock Task TaskGroup AsyncStream AsyncThrowingStream AnyHashable AnySequence
    AnyCollection AnyIterator Mirror ObjectIdentifier Hasher KeyValuePairs Regex UnsafePointer UnsafeMutablePointer
    UnsafeRawPointer UnsafeMutableRawPointer UnsafeBufferPointer UnsafeMutableBufferPointer OpaquePointer Selector
    CollectionOfOne EmptyCollection Repeated Zip2Sequence InlineArray Span
    """

  static let foundation = """
    Data Date DateComponents DateInterval Calendar Locale TimeZone URL URLComponents URLQueryItem URLRequest UUID
    IndexPath IndexSet CharacterSet Decimal Measurement Notification PersonNameComponents AttributedString
    AttributeContainer AttributeScopes CocoaError URLError POSIXError MachError DecodingError EncodingError
    LocalizedStringResource Predicate NSRange NSDecimal TimeInterval ObjCBool FourCharCode KeyPathComparator
    SortDescriptor DispatchTime DispatchTimeInterval DispatchQoS DispatchData NSRect NSSize NSPoint CFTimeInterval
    """

  static let geometry = """
    CGFloat CGPoint CGRect CGSize CGVector CGAffineTransform CATransform3D CMTime CMTimeRange CMSampleTimingInfo
    CLLocationCoordinate2D CLLocationDegrees CLLocationDistance MKCoordinateRegion MKCoordinateSpan MKMapPoint
    MKMapRect MKMapSize NSDirectionalEdgeInsets UIEdgeInsets UIOffset UIRectEdge UIRectCorner NSDirectionalRectEdge
    UIFloatRange SCNVector3 SCNVector4 SCNMatrix4 GLKVector2 GLKVector3 GLKVector4 GLKMatrix4 simd_float4x4 SIMD2
    SIMD3 SIMD4
    """

  static let uiKit = """
    UIInterfaceOrientation UIInterfaceOrientationMask UIDeviceOrientation UIUserInterfaceIdiom
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserInterfaceLayoutDirection UIStatusBarStyle
    UIContentSizeCategory UIBackgroundTaskIdentifier UIModalPresentationStyle UIModalTransitionStyle UILayoutPriority
    UIListContentConfiguration UIBackgroundConfiguration UICellAccessory UICellConfigurationState
    UIContentUnavailableConfiguration UIContentUnavailableConfigurationState UIConfigurationStateCustomKey
    UICollectionLayoutListConfiguration UIListSeparatorConfiguration NSDiffableDataSourceSnapshot
    NSDiffableDataSourceSectionSnapshot UIBackgroundFetchResult UIKeyboardType UIReturnKeyType UIAccessibilityTraits
    UIKeyModifierFlags UISwipeGestureRecognizerDirection UIControlState UITraitDisplayScale UITraitHorizontalSizeClass
    UITraitVerticalSizeClass UITraitUserInterfaceIdiom UITraitUserInterfaceStyle UITraitPreferredContentSizeCategory
    UITraitLayoutDirection UITraitDisplayGamut UITraitLegibilityWeight UITraitAccessibilityContrast
    UIHostingConfiguration PHPickerConfiguration PHPickerResult PKInk PKStroke UTType OSLogType Logger
    """

  static let swiftUI = """
    Text Image Button Toggle Slider Stepper Picker DatePicker ColorPicker TextField SecureField TextEditor Label Link
    HStack VStack ZStack LazyHStack LazyVStack LazyHGrid LazyVGrid Grid GridRow GridItem Group GroupBox List Form
    Section ForEach ScrollView ScrollViewReader ScrollViewProxy NavigationView NavigationStack NavigationLink
    NavigationSplitView NavigationPath TabView Table Spacer Divider AnyView EmptyView TupleView ModifiedContent
    EmptyModifier GeometryReader GeometryProxy ViewThatFits Color Gradient LinearGradient RadialGradient
    AngularGradient Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule Path AnyShape
    AnyShapeStyle Material Font Angle Alignment HorizontalAlignment VerticalAlignment Edge EdgeInsets UnitPoint Axis
    Animation AnyTransition Transaction EnvironmentValues Environment EnvironmentObject State StateObject
    ObservedObject Binding Bindable Published AppStorage SceneStorage FocusState GestureState Namespace ScaledMetric
    FetchRequest SectionedFetchRequest Query UIApplicationDelegateAdaptor WindowGroup Window DocumentGroup Settings
    ProgressView Gauge Menu ContextMenu ControlGroup DisclosureGroup OutlineGroup EditButton Canvas TimelineView
    AsyncImage Map Chart VideoPlayer ProposedViewSize LayoutSubview LayoutSubviews ViewDimensions ToolbarItem
    ToolbarItemGroup CommandGroup CommandMenu ColorScheme ContentMode DynamicTypeSize LocalizedStringKey ScenePhase
    PhotosPicker ShareLink SignInWithAppleButton SpriteView SceneView RealityView ContentUnavailableView AnyPublisher
    Just Deferred Empty Fail Subscribers Publishers StaticConfiguration ActivityConfiguration
    """
}
