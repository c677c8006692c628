import SourceEdits
import SourceText
import TransformKit
import UIKitModel

/// A way to cut classes in two, so that a part of their methods stands in another file.
enum ClassCut: String, CaseIterable, Sendable {
  /// The second method, the fourth and so on.
  case everySecond
  /// All methods that UIKit does not know.
  case helpers
  /// Every method that another file may hold.
  case everything

  /// Whether a method moves, by its place among the class's methods and its name in either language.
  func moves(methodAt index: Int, named name: String, isUIKits: Bool) -> Bool {
    switch self {
    case .everything: true
    case .everySecond: index % 2 == 1
    case .helpers: !isUIKits && !Self.isCalledByUIKit(name)
    }
  }

  private static func isCalledByUIKit(_ name: String) -> Bool {
    LifeCycle.isDelegateCallback(method: name) || Role.allCases.contains { LifeCycle.phase(ofMethod: name, in: $0) != nil }
  }
}

/// A case with its classes cut.
struct CutProgram {
  /// The texts that the cut is measured against: those of the case, where need be with interfaces in headers of their own,
  /// and with the headers of the categories, so that nothing but the place of the methods differs.
  let whole: [FileID: SourceText]
  let cut: [FileID: SourceText]
  let movedMethods: Int

  /// Nil when no class can be cut.
  init?(_ texts: [FileID: SourceText], _ way: ClassCut) {
    var whole = texts
    var cut = texts
    var moved = 0
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) where Self.mayBeCut(file, text, in: texts) {
      guard let pieces = Self.pieces(of: text, file, way) else { continue }
      let other = file.suffixed("_Cut")
      if let header = pieces.header {
        let name = file.suffixed("_Part").path.withoutExtension + ".h"
        whole[FileID(name)] = SourceText(header)
        cut[FileID(name)] = SourceText(header)
        whole[file] = SourceText(pieces.whole)
      }
      if let header = pieces.categoryHeader {
        let name = FileID(file.categoryHeader)
        whole[name] = SourceText(header)
        cut[name] = SourceText(header)
        whole[file] = SourceText(pieces.whole)
      }
      cut[file] = SourceText(pieces.rest)
      cut[other] = SourceText(pieces.moved)
      moved += pieces.count
      for project in texts.keys where project.path.hasSuffix(".pbxproj") {
        cut[project] = cut[project]?.adding(other.name, besides: file.name)
      }
    }
    guard moved > 0 else { return nil }
    (self.whole, self.cut, movedMethods) = (whole, cut, moved)
  }

  /// What one file falls into.
  struct Pieces {
    /// The file before it is cut, where that is not the file of the case.
    let whole: String
    let rest: String
    let moved: String
    let header: String?
    /// The interfaces of the categories; nil in Swift, which needs none.
    let categoryHeader: String?
    let count: Int
  }

  private static func pieces(of text: SourceText, _ file: FileID, _ way: ClassCut) -> Pieces? {
    switch SourceLanguage(of: file) {
    case .swift: SwiftCut(text).pieces(way)
    case .objectiveC, .objectiveCpp:
      ObjCCut(text, header: file.suffixed("_Part").name.withoutExtension + ".h", categoryHeader: FileID(file.categoryHeader).name).pieces(way)
    default: nil
    }
  }

  /// A whole file that is switched off stays whole; where two files have one name, a project could not tell them apart.
  private static func mayBeCut(_ file: FileID, _ text: SourceText, in texts: [FileID: SourceText]) -> Bool {
    !text.contains("reframe:ignore-file") && text.generatedMarker == nil && texts.keys.count { $0.name == file.name } == 1
  }
}

extension FileID {
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// `Folder/A+Cut.h` for `Folder/A.m`.
  fileprivate var categoryHeader: String { path.withoutExtension + "+Cut.h" }

  /// `Folder/A_Cut.swift` for `Folder/A.swift`.
  fileprivate func suffixed(_ suffix: String) -> FileID {
    FileID(path.withoutExtension + suffix + path.dropFirst(path.withoutExtension.count))
  }
}

extension String {
  fileprivate var withoutExtension: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

extension SourceText {
  /// A project file in which another file is built wherever this one is.
  func adding(_ other: String, besides file: String) -> SourceText {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let own = lines.filter { $0.contains("/* \(file) ") }
    let ids = Set(own.compactMap { $0.firstMatch(of: /^\s*([0-9A-F]{24}) \/\*/).map { String($0.1) } })
    return SourceText(
      lines.flatMap { line -> [String] in
        guard line.contains("/* \(file) ") else { return [line] }
        let twin = line.replacing(/\b[0-9A-F]{24}\b/) { ids.contains(String($0.output)) ? String($0.output.reversed()) : String($0.output) }
        return [line, twin.replacing(file, with: other)]
      }.joined(separator: "\n"))
  }
}
