import Patterns
import SourceEdits
import SourceText

/// The first pass over Objective-C: what is known of a file or header without parsing it.
struct ObjectiveCPass: Sendable {
  /// Compiled once, when the first such file is met.
  static let shared = ObjectiveCPass()

  /// What makes a file worth parsing, like `FirstPass.mentionPatterns`: fixed letters first.
  static let mentionPatterns = [
    #"\bUI(?:Screen(?!Edge)\w*"#
      // In message form the member stands behind the bracket.
      + #"|Application(?:\s*\.\s*|\s+)sharedApplication\b(?!"# + member(innocentApplicationMembers) + #")"#
      + #"|Application(?:Did|Will)ChangeStatusBar\w+"#
      // A name for the application, given by its type; a parameter of the delegate's methods is none.
      + #"|Application\s*\*\s*(?!_N)\w|Application\s+class\b"#
      // Inside a category of it, members are sent to self.
      + #"|(?:Application|Window|Device)\b(?<=@interface UIApplication|@implementation UIApplication|@interface UIWindow"#
      + #"|@implementation UIWindow|@interface UIDevice|@implementation UIDevice)"#
      // Members that a category gives the class.
      + #"|Window(?<=\[UIWindow)\s+(?!class\b|appearance)\w+|Window\s*\.\s*(?!class\b|appearance)\w+"#
      + #"|Device(?:\s*\.\s*|\s+)currentDevice\b(?!"# + member(innocentDeviceMembers) + #")"#
      + #"|DeviceOrientation(?:DidChange|Is[A-Z])\w*|InterfaceOrientationIs[A-Z]\w*)"#,
    // The end of the name of a window class.
    #"Window(?:\s*\.\s*|\s+)(?:alloc|new)\b"#,
    #"\bkeyWindow\b"#,
    // By selector, or through another name for the class.
    #"\bsharedApplication\b(?<!UIApplication sharedApplication|UIApplication\.sharedApplication)(?!"#
      + member(innocentApplicationMembers) + #")"#,
    #"\bmainScreen\b(?<!UIScreen mainScreen|UIScreen\.mainScreen)"#,
    #"\bscreen(?:\s*\]?\s*\.\s*|\s*\]\s*|\s+)bounds\b"#,
    #"\bconnectedScenes\b"#,
    #"\bapplicationFrame\b"#,
    #"\binterfaceOrientation\b(?:(?<=\.interfaceOrientation)|(?=\s*\]))"#,
    #"\bcoordinateSpace\b(?:(?<=\.coordinateSpace)|(?=\s*\]))"#,
    #"\bdidUpdateCoordinateSpace\b"#,
    #"\bsupportedInterfaceOrientationsForWindow\b"#,
    #"\b(?:statusBar|setStatusBar)(?:Orientation|Frame)\b"#,
    // The parameter of the delegate's methods, under its usual name.
    #"\bapplication(?:\s*\.\s*|\s+)(?:windows?|delegate)\b"#,
  ]

  /// One of the members, in dot or message form, or its setter.
  private static func member(_ names: [String]) -> String { #"\s*\]?\s*\.?\s*(?:"# + names.joined(separator: "|") + #")\b"# }

  private static let innocentApplicationMembers = [
    #"openURL\w*"#, "canOpenURL", "(?:setI|isI|i)dleTimerDisabled", "applicationState", #"registerFor\w+"#, #"registerUser\w+"#,
    #"unregisterFor\w+"#, #"beginBackgroundTask\w*"#, "endBackgroundTask", "(?:setA|a)pplicationIconBadgeNumber", "sendAction",
    #"beginReceiving\w+"#, #"endReceiving\w+"#, "(?:setN|isN|n)etworkActivityIndicatorVisible", "backgroundTimeRemaining",
    "backgroundRefreshStatus", #"isRegistered\w+"#, "(?:setS|s)hortcutItems", "setAlternateIconName", "alternateIconName",
    "supportsAlternateIcons", "preferredContentSizeCategory", "userInterfaceLayoutDirection", "(?:isP|p)rotectedDataAvailable",
    #"requestSceneSession\w+"#, "(?:isS|s)tatusBarHidden", "setStatusBarHidden", "setStatusBarStyle", "statusBarStyle",
    #"setMinimumBackground\w+"#, #"(?:schedule|present)LocalNotification\w*"#, #"cancel\w*LocalNotification\w*"#,
    "(?:setS|s)cheduledLocalNotifications", "currentUserNotificationSettings", "enabledRemoteNotificationTypes",
    "beginIgnoringInteractionEvents", "endIgnoringInteractionEvents", "(?:setA|a)pplicationSupportsShakeToEdit",
  ]

  private static let innocentDeviceMembers = [
    "name", "model", "localizedModel", "systemName", "systemVersion", "userInterfaceIdiom", "identifierForVendor", "uniqueIdentifier",
    "batteryLevel", "batteryState", "(?:isB|setB|b)atteryMonitoringEnabled", "(?:isM|m)ultitaskingSupported", "playInputClick",
    "proximityState", "(?:isP|setP|p)roximityMonitoringEnabled",
  ]

  /// The head and the body, of at most 800 bytes up to a brace at the start of a line, of a C function that gives a number,
  /// a size or a yes or no. A function of one line ends with that.
  static let functionPattern =
    #"^((?:(?:extern|static|inline|__inline|__inline__|\w+_(?:INLINE|EXPORT|EXTERN))\s{1,9}+|"C"\s{1,9}+|__attribute__\(\(\w+\)\)\s{1,9}+){0,6}+)"#
    + #"(?:CGFloat|CGSize|CGRect|double|float|BOOL|bool|Boolean|NSInteger|UIEdgeInsets|UIInterfaceOrientation|UIDeviceOrientation|UI(?:Window|WindowScene|Screen)\s*\*)"#
    + #"\s*\b(\w+)\s*\([^(){};]{0,300}\)\s*(\{(?:[^\n]*\}[ \t]*(?:\/\/[^\n]*)?\r?$|(?s:.{0,800}?)^\}))"#

  private let mentions: [Pattern]
  private let getters: Pattern
  private let functions: Pattern
  private let interfaces: Pattern
  private let defines: Pattern

  private init() {
    // The patterns are ours: that they compile is shown by every run of the tests.
    do {
      mentions = try Self.mentionPatterns.map { pattern throws(Pattern.CompileError) in try Pattern(pattern) }
      interfaces = try Pattern(#"@(?:interface|implementation|protocol|compatibility_alias)\b"#)
      defines = try Pattern(#"#[ \t]*define[ \t]"#)
      functions = try Pattern(Self.functionPattern)
      getters = try Pattern(#"^\+\s*\([^()\n]*\bUIWindow(?:Scene)?\b"#)
    } catch {
      preconditionFailure(error.description)
    }
  }

  func summary(of file: FileID, _ text: SourceText) -> FileSummary {
    var offsets: [ByteOffset] = []
    var types: [TypeDeclaration] = []
    var macros: [MacroFact] = []
    var observes = false
    text.bytes.withUnsafeBufferPointer { bytes in
      for pattern in mentions {
        pattern.forEachMatch(in: bytes) {
          offsets.append($0.range.lowerBound)
          observes = observes || FirstPass.isObservation(bytes, $0.range)
          return true
        }
      }
      offsets.sort()
      let interfaceReader = InterfaceReader(file: file, bytes: bytes)
      interfaces.forEachMatch(in: bytes) {
        types += interfaceReader.declarations(at: $0.range)
        return true
      }
      let macroReader = MacroReader(bytes: bytes, mentions: offsets)
      defines.forEachMatch(in: bytes) {
        if let macro = macroReader.macro(at: $0.range) { macros.append(macro) }
        return true
      }
    }
    let calls = offsets.isEmpty ? [] : screenFunctions(of: file, text, mentions: offsets)
    let givesWindows = !offsets.isEmpty && getters.firstMatch(in: text) != nil
    return FileSummary(
      file: file, mentions: offsets, declarations: types, hasObservers: observes, givesWindows: givesWindows, macros: macros,
      functions: calls, names: WrittenNames(text))
  }

  /// The names of C functions with a mention in their bodies; one that is private to its file is nobody else's.
  private func screenFunctions(of file: FileID, _ text: SourceText, mentions: [ByteOffset]) -> [String] {
    functions.matches(in: text).compactMap { match in
      guard let name = match.groups[1], let body = match.groups[2], mentions.contains(where: body.contains) else { return nil }
      let isPrivate = match.groups[0].map { text.string(in: $0).contains("static") } ?? false
      return isPrivate && SourceLanguage(of: file) != .header ? nil : text.string(in: name)
    }
  }
}
