import SourceEdits
import SourceText
import TransformKit
import Workspace

extension Checkout {
  /// Which of the names some text of the checkout writes as a whole word, outside of the files that are looked at otherwise.
  func namesWritten(among names: Set<String>, besides files: Set<FileID>) -> Set<String> {
    var left = names
    var finder = NameFinder(left)
    forEachText(besides: files) { bytes in
      let text = SourceText(bytes: bytes)
      guard !finder.offsets(in: text).isEmpty else { return true }
      left = left.filter { NameFinder([$0]).offsets(in: text).isEmpty }
      finder = NameFinder(left)
      return !left.isEmpty
    }
    return names.subtracting(left)
  }
}
