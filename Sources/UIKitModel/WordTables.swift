/// Direct superclasses, read from text tables.
///
/// A line `Parent: Child Child` names the direct subclasses of a class; lines without a colon continue the one above.
/// Classes without a superclass stand under `root`. Every class stands in one place only.
struct ClassTable: Sendable {
  static let root = "root"

  /// Each class with its direct superclass, `root` for none.
  private(set) var parents: [String: String] = [:]

  init(_ tables: [String]) {
    parents.reserveCapacity(2048)
    for table in tables {
      for (parent, child) in Self.entries(in: table) { parents[child] = parent }
    }
  }

  /// The pairs of a table in its order, repetitions included.
  static func entries(in table: String) -> [(parent: String, child: String)] {
    var parent = root
    var entries: [(parent: String, child: String)] = []
    forEachWord(of: table) { word in
      if word.last == UInt8(ascii: ":") {
        parent = String(decoding: word.dropLast(), as: UTF8.self)
      } else {
        entries.append((parent, String(decoding: word, as: UTF8.self)))
      }
    }
    return entries
  }

  static let sdk = ClassTable(all)

  static let all: [String] = [
    FoundationClasses.roots, FoundationClasses.values, FoundationClasses.services, FoundationClasses.coreData,
    FoundationClasses.tests, FoundationClasses.swiftOnly,
    "NSObject: UIResponder",
    UIKitViews.views, UIKitViews.viewControllers, UIKitViews.layouts, UIKitViews.layers, UIKitViews.television,
    UIKitObjects.interaction, UIKitObjects.scenesAndDocuments, UIKitObjects.appearanceAndLayout, UIKitObjects.lists,
    UIKitObjects.text,
    VisualFrameworks.mediaAndWeb, VisualFrameworks.mapsAndDrawing, VisualFrameworks.peopleAndPayment,
    VisualFrameworks.carPlayAndSwiftUI,
    ServiceFrameworks.mediaAndCapture, ServiceFrameworks.gamesAndGraphics, ServiceFrameworks.placesAndPeople,
    ServiceFrameworks.system, ServiceFrameworks.otherPlatforms,
  ]
}

/// Names read from text tables that are plain lists of words.
enum WordSet {
  static let protocols = set(protocolTables)
  static let swiftUIViewProtocols = set([Protocols.swiftUIViews])
  static let valueTypes = set(valueTables)

  static let protocolTables = [
    Protocols.standardLibrary, Protocols.foundation, Protocols.combineAndData, Protocols.swiftUIViews,
    Protocols.swiftUI, Protocols.uiKitDelegates, Protocols.uiKitOthers, Protocols.mediaFrameworks,
    Protocols.otherFrameworks, Protocols.otherPlatforms,
  ]
  static let valueTables = [
    ValueTypes.standardLibrary, ValueTypes.foundation, ValueTypes.geometry, ValueTypes.uiKit, ValueTypes.swiftUI,
  ]

  static func set(_ tables: [String]) -> Set<String> {
    var names: Set<String> = []
    for table in tables { names.formUnion(words(of: table)) }
    return names
  }

  /// The words of a table in its order, repetitions included.
  static func words(of table: String) -> [String] {
    var words: [String] = []
    forEachWord(of: table) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }
}

/// Calls `body` with every run of bytes between spaces and line breaks.
///
/// It works on the bytes in place: splitting into characters would cost more than all the rest of the model.
func forEachWord(of table: String, _ body: (UnsafeBufferPointer<UInt8>.SubSequence) -> Void) {
  var table = table
  table.withUTF8 { bytes in
    var start = 0
    for index in 0..<bytes.count where bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
      if start < index { body(bytes[start..<index]) }
      start = index + 1
    }
    if start < bytes.count { body(bytes[start..<bytes.count]) }
  }
}
