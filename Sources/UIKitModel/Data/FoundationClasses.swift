/// Foundation, Core Data, Combine and XCTest: the bases of most plain classes in an app.
///
/// Classes that Swift renames stand under both names, because Objective-C sources use the other one.
enum FoundationClasses {
  /// The classes without a superclass.
  static let roots = """
    root: NSObject NSProxy
    """

  static let values = """
    NSObject: NSArray NSAttributedString NSCache NSCharacterSet NSCoder NSData NSDate NSDateComponents NSDateInterval
      NSDictionary NSEnumerator NSError NSException NSExpression NSHashTable NSIndexPath NSIndexSet NSLocale
      NSMapTable NSNotification NSNull NSOrderedSet NSPersonNameComponents NSPointerArray NSPointerFunctions
      NSPredicate NSSet NSSortDescriptor NSString NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem
      NSUUID NSValue NSCalendar NSRegularExpression NSUnit Unit NSUnitConverter UnitConverter NSMethodSignature
      NSInvocation NSMorphology NSOrthography
    NSArray: NSMutableArray
    NSAttributedString: NSMutableAttributedString
    NSCharacterSet: NSMutableCharacterSet
    NSCoder: NSKeyedArchiver NSKeyedUnarchiver NSXPCCoder NSArchiver NSUnarchiver
    NSData: NSMutableData
    NSMutableData: NSPurgeableData
    NSDictionary: NSMutableDictionary
    NSEnumerator: NSDirectoryEnumerator
    NSIndexSet: NSMutableIndexSet
    NSNumber: NSDecimalNumber
    NSOrderedSet: NSMutableOrderedSet
    NSPredicate: NSComparisonPredicate NSCompoundPredicate
    NSRegularExpression: NSDataDetector
    NSSet: NSMutableSet
    NSMutableSet: NSCountedSet
    NSString: NSMutableString
    NSValue: NSNumber
    NSUnit: NSDimension
    Unit: Dimension
    """

  static let services = """
    NSObject: Bundle NSBundle NSBundleResourceRequest FileManager NSFileManager FileHandle NSFileHandle FileWrapper
      NSFileWrapper NSFileCoordinator NSFileVersion NSFileProviderExtension Formatter NSFormatter HTTPCookie
      NSHTTPCookie HTTPCookieStorage NSHTTPCookieStorage Host NSHost JSONSerialization NSJSONSerialization NSLock
      NSRecursiveLock NSCondition NSConditionLock NSLinguisticTagger NSMetadataItem NSMetadataQuery NetService
      NSNetService NetServiceBrowser NSNetServiceBrowser NotificationCenter NSNotificationCenter NotificationQueue
      NSNotificationQueue Operation NSOperation OperationQueue NSOperationQueue Pipe NSPipe Port NSPort Process NSTask
      ProcessInfo NSProcessInfo Progress NSProgress PropertyListSerialization NSPropertyListSerialization RunLoop
      NSRunLoop Scanner NSScanner Stream NSStream Thread NSThread Timer NSTimer NSUbiquitousKeyValueStore UndoManager
      NSUndoManager URLCache NSURLCache CachedURLResponse NSCachedURLResponse URLAuthenticationChallenge
      NSURLAuthenticationChallenge URLCredential NSURLCredential URLCredentialStorage NSURLCredentialStorage
      URLProtectionSpace NSURLProtectionSpace URLProtocol NSURLProtocol URLResponse NSURLResponse NSURLRequest
      NSURLConnection URLSession NSURLSession URLSessionConfiguration NSURLSessionConfiguration URLSessionTask
      NSURLSessionTask URLSessionTaskMetrics NSURLSessionTaskMetrics NSUserActivity UserDefaults NSUserDefaults
      ValueTransformer NSValueTransformer XMLParser NSXMLParser NSItemProvider NSExtensionContext NSExtensionItem
      NSAutoreleasePool NSAssertionHandler NSXPCConnection NSXPCInterface NSXPCListener NSBackgroundActivityScheduler
    Formatter: ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter EnergyFormatter
      ISO8601DateFormatter LengthFormatter ListFormatter MassFormatter MeasurementFormatter NumberFormatter
      PersonNameComponentsFormatter RelativeDateTimeFormatter
    NSFormatter: NSByteCountFormatter NSDateComponentsFormatter NSDateFormatter NSDateIntervalFormatter
      NSEnergyFormatter NSISO8601DateFormatter NSLengthFormatter NSListFormatter NSMassFormatter
      NSMeasurementFormatter NSNumberFormatter NSPersonNameComponentsFormatter NSRelativeDateTimeFormatter
    Operation: BlockOperation
    NSOperation: NSBlockOperation NSInvocationOperation
    Port: MessagePort SocketPort NSMachPort
    Stream: InputStream OutputStream
    NSStream: NSInputStream NSOutputStream
    NSURLRequest: NSMutableURLRequest
    URLResponse: HTTPURLResponse
    NSURLResponse: NSHTTPURLResponse
    URLSessionTask: URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionWebSocketTask
    URLSessionDataTask: URLSessionUploadTask
    NSURLSessionTask: NSURLSessionDataTask NSURLSessionDownloadTask NSURLSessionStreamTask NSURLSessionWebSocketTask
    NSURLSessionDataTask: NSURLSessionUploadTask
    root: JSONDecoder JSONEncoder PropertyListDecoder PropertyListEncoder
    """

  static let coreData = """
    NSObject: NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSEntityDescription
      NSEntityMapping NSEntityMigrationPolicy NSFetchedResultsController NSFetchIndexDescription NSMappingModel
      NSMergeConflict NSMergePolicy NSMigrationManager NSMigrationStage NSPersistentContainer
      NSPersistentHistoryChange NSPersistentHistoryToken NSPersistentHistoryTransaction NSPersistentStore
      NSPersistentStoreCoordinator NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult
      NSPropertyDescription NSPropertyMapping NSQueryGenerationToken NSStagedMigrationManager
      NSCoreDataCoreSpotlightDelegate NSIncrementalStoreNode NSAtomicStoreCacheNode
    NSPersistentContainer: NSPersistentCloudKitContainer
    NSPersistentStore: NSIncrementalStore NSAtomicStore
    NSPersistentStoreRequest: NSFetchRequest NSAsynchronousFetchRequest NSBatchDeleteRequest NSBatchInsertRequest
      NSBatchUpdateRequest NSSaveChangesRequest NSPersistentHistoryChangeRequest
    NSPropertyDescription: NSAttributeDescription NSExpressionDescription NSFetchedPropertyDescription
      NSRelationshipDescription
    NSAttributeDescription: NSDerivedAttributeDescription NSCompositeAttributeDescription
    NSMigrationStage: NSCustomMigrationStage NSLightweightMigrationStage
    """

  static let tests = """
    NSObject: XCTest XCTestExpectation XCTestObservationCenter XCTestRun XCTWaiter XCTAttachment XCTMeasureOptions
      XCTClockMetric XCTCPUMetric XCTMemoryMetric XCTStorageMetric XCTOSSignpostMetric XCTApplicationLaunchMetric
      XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery XCUIScreen XCUIScreenshot
    XCTest: XCTestCase XCTestSuite
    XCTestExpectation: XCTKVOExpectation XCTNSNotificationExpectation XCTNSPredicateExpectation
      XCTDarwinNotificationExpectation
    XCTestRun: XCTestCaseRun XCTestSuiteRun
    XCUIElement: XCUIApplication
    """

  /// Swift classes without an Objective-C base.
  static let swiftOnly = """
    root: ManagedBuffer AnyKeyPath AnyCancellable CurrentValueSubject PassthroughSubject ObservableObjectPublisher
      Future ModelContext ModelContainer
    AnyKeyPath: PartialKeyPath
    PartialKeyPath: KeyPath
    KeyPath: WritableKeyPath
    WritableKeyPath: ReferenceWritableKeyPath
    """
}
