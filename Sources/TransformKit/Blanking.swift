import SourceText

/// Blanks what the parser need not read: code in which nothing of interest is written.
///
/// Every byte that goes becomes a space (a whole line an empty comment) and line breaks stay, so offsets and lines are
/// those of the file; behind the last code the text ends. What the transforms find in the blanked text is what they find
/// in the whole one: a test holds every case to that.
public enum Blanking {
  /// The places of interest in a file.
  public struct Mentions {
    /// In ascending order.
    public let offsets: [ByteOffset]
    /// They register observers, which concerns the whole class.
    public let areOfObservers: Bool
    /// Classes of this file go on in others, so that a name in a handler may be that of a member written there.
    public let classesAreSplit: Bool

    public init(_ offsets: [ByteOffset], areOfObservers: Bool = false, classesAreSplit: Bool = false) {
      self.offsets = offsets
      self.areOfObservers = areOfObservers
      self.classesAreSplit = classesAreSplit
    }

    /// True when one of the places is in the range.
    func touch(_ range: Range<ByteOffset>) -> Bool {
      let next = offsets.partitioningIndex { $0 >= range.lowerBound }
      return next < offsets.count && offsets[next] < range.upperBound
    }
  }

  /// The text to parse.
  ///
  /// - Parameter isCalledByUIKit: true for names whose callers do not matter.
  public static func blank(
    _ text: SourceText, outline: SourceOutline, around mentions: Mentions, isCalledByUIKit: (String) -> Bool
  ) -> SourceText {
    guard outline.isReliable else { return text }
    var interest = Interest(text, outline, mentions)
    interest.gather(isCalledByUIKit: isCalledByUIKit)
    var eraser = Eraser(text, outline, interest)
    return eraser.result()
  }
}
