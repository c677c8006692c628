import Patterns
import SourceEdits
import SourceText

/// What the first pass learns of a file without parsing it.
public struct FileSummary: Sendable {
  public let file: FileID
  /// The byte offsets of words that transforms look for; a file without any is not parsed.
  public let mentions: [ByteOffset]
  public let declarations: [TypeDeclaration]
  /// Observers are registered, which concerns whole classes.
  public let hasObservers: Bool
  /// A static member gives a window or a scene, which may be a lookup of the project.
  public let givesWindows: Bool
  /// The macros that a file of Objective-C defines, those left out that stand for nothing or for a plain literal.
  public let macros: [MacroFact]
  /// The C functions of a file of Objective-C that other files may call and that seem to give a screen value.
  public let functions: [String]
  /// Something may be declared that is only a name for a value of the screen.
  public let namesScreen: Bool
  /// The names that the file may write.
  public let names: WrittenNames

  public init(
    file: FileID, mentions: [ByteOffset], declarations: [TypeDeclaration], hasObservers: Bool = false, givesWindows: Bool = false,
    macros: [MacroFact] = [], functions: [String] = [], namesScreen: Bool = false, names: WrittenNames = WrittenNames(SourceText(""))
  ) {
    self.names = names
    self.namesScreen = namesScreen
    self.functions = functions
    self.givesWindows = givesWindows
    self.macros = macros
    self.file = file
    self.mentions = mentions
    self.declarations = declarations
    self.hasObservers = hasObservers
  }
}

extension FileSummary {
  /// The same with more places of interest.
  public func adding(_ others: [ByteOffset]) -> FileSummary {
    FileSummary(
      file: file, mentions: (mentions + others).sorted(), declarations: declarations, hasObservers: hasObservers,
      givesWindows: givesWindows, macros: macros, functions: functions, namesScreen: namesScreen, names: names)
  }
}

/// A type, extension or type alias as the first pass reads it from a line.
///
/// A class, because a project has tens of thousands, which go from list to list.
public final class TypeDeclaration: Sendable {
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `typealias`
  }

  public let kind: Kind
  /// The name as written, `Outer.Inner` in an extension; without generic parameters.
  public let name: String
  /// The names of the types around it, outermost first; told from the indentation.
  public let containers: [String]
  /// What stands between the name and the brace, or behind a type alias; empty when that names no type.
  let clause: String
  /// The name that a class inherits from, or seems to, without its module.
  let superclass: String?
  /// The name that the other language has for it; nil where both have the same.
  public let bridgedName: String?
  public let file: FileID
  public let offset: ByteOffset

  init(
    kind: Kind, name: String, containers: [String], clause: String, bridgedName: String? = nil, file: FileID, offset: ByteOffset
  ) {
    self.bridgedName = bridgedName
    self.kind = kind
    self.name = name
    self.containers = containers
    self.clause = clause
    superclass = kind == .class && !clause.isEmpty ? Heritage.first(in: clause) : nil
    self.file = file
    self.offset = offset
  }

  /// The names after the colon and after `Self:` in a where clause, or what a type alias stands for.
  public var heritage: [String] { kind == .typealias ? Heritage.aliased(clause) : Heritage.names(in: clause) }

  /// True when a word stands in the clause, as a name or a part of one: quick, for a first look at many declarations.
  func mentions(_ word: StaticString) -> Bool {
    guard clause.utf8.count >= word.utf8CodeUnitCount else { return false }
    var clause = clause
    return clause.withUTF8 { bytes in
      word.withUTF8Buffer { word in
        (0...bytes.count - word.count).contains { start in bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word) }
      }
    }
  }

  /// The last part of the name.
  public var simpleName: String {
    guard let dot = name.utf8.lastIndex(of: 0x2E) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}

/// Reads a file once for everything that must be known of every file.
public struct FirstPass: Sendable {
  /// What makes a file worth parsing. Each stands for a kind of use; what it really is, the parser tells.
  ///
  /// Each begins with fixed letters, which PCRE2 finds many bytes at a time.
  static let mentionPatterns = [
    #"\bUI(?:Screen\w*"#
      // Members of the shared application that say nothing of windows are by far the most common.
      + #"|Application\s*\.\s*shared\b(?!\s*[?!]?\s*\.\s*(?:"# + innocentApplicationMembers + #")\b)"#
      + #"|Application\s*\.\s*(?:did|will)ChangeStatusBar\w+"#
      // A name for the application, given by its type.
      + #"|Application\s*\.\s*self\b|Application\b(?!\s*[.,):{\w])"#
      // Inside an extension of it its members need no name before them.
      + #"|Application\b(?<=extension\sUIApplication|extension\s\sUIApplication)"#
      + #"|Window\s*\(|Window\s*\.\s*(?!Level\b|did|key\w+Notification)\w+"#
      + #"|Device\s*\.\s*(?:current|orientation\w*|OrientationDid\w+)\b(?!\s*\.\s*(?:"# + innocentDeviceMembers + #")\b)"#
      + #"|DeviceOrientationDidChange\w*|Application(?:Did|Will)ChangeStatusBarOrientation\w*)"#,
    // The end of the name of a window class, and the window of the application, without or behind its name.
    #"Window(?:\s*\(|\b(?<=\bkeyWindow))"#,
    #"\.screen\s*\.\s*bounds"#,
    // Members of the application that need no name before them in an extension of it.
    #"\bconnectedScenes\b"#,
    #"\binterfaceOrientation\b"#,
    // A scene has the property, and so has a screen; SwiftUI's function of the name is another matter.
    #"\bcoordinateSpace\b(?<=\.coordinateSpace)(?!\s*\()"#,
    #"\bsupportedInterfaceOrientationsFor\b"#,
    // The parameter of the delegate's methods, under its usual name.
    #"\bapplication\s*[?!]?\s*\.\s*(?:windows?|statusBar(?:Orientation|Frame)|delegate)\b"#,
  ]

  private static let innocentApplicationMembers = [
    "open", "openURL", "canOpenURL", "isIdleTimerDisabled", "applicationState", #"registerFor\w+"#, #"unregisterFor\w+"#,
    "beginBackgroundTask", "endBackgroundTask", "applicationIconBadgeNumber", "sendAction", #"beginReceiving\w+"#,
    #"endReceiving\w+"#, "isNetworkActivityIndicatorVisible", "backgroundTimeRemaining", "backgroundRefreshStatus",
    #"isRegistered\w+"#, "shortcutItems", "setAlternateIconName", "alternateIconName", "supportsAlternateIcons",
    "preferredContentSizeCategory", "userInterfaceLayoutDirection", "isProtectedDataAvailable", #"requestSceneSession\w+"#,
    "isStatusBarHidden", #"setMinimumBackground\w+"#, "scheduleLocalNotification", #"cancel\w*LocalNotification\w*"#,
    "scheduledLocalNotifications", "currentUserNotificationSettings",
  ].joined(separator: "|")

  private static let innocentDeviceMembers = [
    "name", "model", "localizedModel", "systemName", "systemVersion", "userInterfaceIdiom", "identifierForVendor",
    "batteryLevel", "batteryState", "isBatteryMonitoringEnabled", "isMultitaskingSupported", "playInputClick",
  ].joined(separator: "|")

  static let declarationPattern =
    #"^([ \t]*+)(?:@[\w.]+(?:\([^()\n]*\))?\s{1,40}+|(?:public|open|internal|fileprivate|private|package|final|indirect|nonisolated|distributed)\s{1,40}+){0,12}+"#
    + #"(?:(class|struct|enum|protocol|extension|actor)\s+(?!func\b|var\b|let\b|subscript\b|init\b)([A-Za-z_`\x80-\xff][\w.`\x80-\xff]*)([^{};]{0,2000}+)\{"#
    + #"|(typealias)\s+([A-Za-z_`\x80-\xff][\w`\x80-\xff]*)([^\n]*))"#

  private let mentions: [Pattern]
  private let declarations: Pattern
  private let getters: Pattern
  private let names: Pattern

  public init() {
    // The patterns are ours: that they compile is shown by every run of the tests.
    do {
      mentions = try Self.mentionPatterns.map { pattern throws(Pattern.CompileError) in try Pattern(pattern) }
      declarations = try Pattern(Self.declarationPattern)
      names = try Pattern(AliasFinder.pattern + AliasFinder.directValue)
      getters = try Pattern(#"\b(?:static|class)\s+(?:var|func)\s+\w+[^\n{]*\bUIWindow(?:Scene)?[?!\]]?\s*\{"#)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Reads the bytes of one file.
  public func summary(of file: FileID, _ text: SourceText) -> FileSummary {
    SourceLanguage(of: file)?.isObjectiveC == true ? ObjectiveCPass.shared.summary(of: file, text) : swiftSummary(of: file, text)
  }

  private func swiftSummary(of file: FileID, _ text: SourceText) -> FileSummary {
    var offsets: [ByteOffset] = []
    var types: [TypeDeclaration] = []
    var observes = false
    var givesWindows = false
    text.bytes.withUnsafeBufferPointer { bytes in
      for pattern in mentions {
        pattern.forEachMatch(in: bytes) {
          offsets.append($0.range.lowerBound)
          observes = observes || Self.isObservation(bytes, $0.range)
          return true
        }
      }
      // A byte-order mark is no part of the first line.
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let code = UnsafeBufferPointer(rebasing: bytes[mark...])
      var reader = DeclarationReader(file: file, bytes: code)
      declarations.forEachMatch(in: code) {
        reader.add($0)
        return true
      }
      types = reader.types
    }
    var namesScreen = false
    if !offsets.isEmpty {
      givesWindows = getters.firstMatch(in: text) != nil
      namesScreen = offsets.contains { text.mayBeWholeValue(at: $0) } && names.firstMatch(in: text) != nil
    }
    offsets.sort()
    return FileSummary(
      file: file, mentions: offsets, declarations: types, hasObservers: observes, givesWindows: givesWindows, namesScreen: namesScreen,
      names: WrittenNames(text))
  }

  /// A mention of a notification, which ends in the name of one.
  static func isObservation(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<ByteOffset>) -> Bool {
    let words = ["rientationDidChange", "ChangeStatusBar"]
    let mention = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    return words.contains { mention.contains($0) }
  }
}

extension SourceText {
  /// Nothing but `=`, a brace, `return` or a module stands before an expression: it may be all of a value.
  fileprivate func mayBeWholeValue(at offset: ByteOffset) -> Bool {
    var end = offset
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    return [0x3D, 0x7B, 0x2E].contains(bytes[end - 1]) || bytes[..<end].suffix(6).elementsEqual("return".utf8)
  }
}

/// Turns matches of the declaration pattern into declarations, with their containers by indentation.
private struct DeclarationReader {
  let file: FileID
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var types: [TypeDeclaration] = []
  private var enclosing: [(indentation: Int, name: String)] = []

  init(file: FileID, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
  }

  mutating func add(_ match: Pattern.Match) {
    let isAlias = match.groups[4] != nil
    guard let keyword = match.groups[isAlias ? 4 : 1], let nameRange = match.groups[isAlias ? 5 : 2],
      let kind = TypeDeclaration.Kind(rawValue: string(keyword))
    else { return }
    let indentation = match.groups[0]?.count ?? 0
    while let last = enclosing.last, last.indentation >= indentation { enclosing.removeLast() }
    let written = string(nameRange)
    let name = bytes[nameRange.lowerBound] == 0x60 ? written.filter { $0 != "`" } : written
    let rest = match.groups[isAlias ? 6 : 3].flatMap { namesTypes($0) ? string($0) : nil } ?? ""
    types.append(
      TypeDeclaration(
        kind: kind, name: name, containers: enclosing.map(\.name), clause: rest,
        bridgedName: bridgedName(match.range.lowerBound..<keyword.lowerBound), file: file, offset: nameRange.lowerBound))
    if !isAlias { enclosing.append((indentation, name)) }
  }

  /// The name in `@objc(Name)`, when the attributes have one.
  private func bridgedName(_ attributes: Range<Int>) -> String? {
    guard attributes.count > 7, let at = bytes[attributes].firstIndex(of: 0x40) else { return nil }
    let text = string(at..<attributes.upperBound)
    guard let start = text.firstRange(of: "@objc(")?.upperBound else { return nil }
    let name = text[start...].prefix { $0 != ")" }.filter { !$0.isWhitespace }
    return name.isEmpty || name.contains(":") ? nil : name
  }

  /// A colon or an equals sign is in the range.
  private func namesTypes(_ range: Range<Int>) -> Bool { bytes[range].contains { $0 == 0x3A || $0 == 0x3D } }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
