import SourceEdits
import SourceText
import TransformKit
import Workspace

extension Checkout {
  /// Which of the names some text of the checkout writes, outside of the files that are looked at otherwise; of a name with
  /// dots a text writes every part.
  func namesWritten(among names: Set<String>, besides files: Set<FileID>) -> Set<String> {
    var left = names
    var finder = NameFinder(Self.lastParts(of: left))
    forEachText(besides: files) { bytes in
      let text = SourceText(bytes: bytes)
      guard !finder.offsets(in: text).isEmpty else { return true }
      left = left.filter { !text.writes($0) }
      finder = NameFinder(Self.lastParts(of: left))
      return !left.isEmpty
    }
    return names.subtracting(left)
  }

  private static func lastParts(of names: Set<String>) -> Set<String> { Set(names.compactMap { $0.split(separator: ".").last.map(String.init) }) }
}
