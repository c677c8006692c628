extension ReasonPage {
  /// One step of what a person does by hand.
  public struct Step: Sendable {
    /// What to do, in sentences.
    public let text: String
    /// Code, property lists and commands that go with it, each a block of its own that no terminal wraps.
    public let blocks: [String]

    init(_ text: String, _ blocks: String...) {
      self.text = text
      self.blocks = blocks
    }

    /// The step laid out for a terminal, with a hanging indentation.
    func text(number: Int, width: Int) -> String {
      let label = "\(number). "
      let lines = wrap(text, width: width, indent: label.count, firstIndent: label.count)
      let sentences = label + lines.joined(separator: "\n").dropFirst(label.count)
      return ([sentences] + blocks.map(indented)).joined(separator: "\n\n")
    }

    private func indented(_ block: String) -> String {
      block.split(separator: "\n", omittingEmptySubsequences: false).map { trimmedEnd("       \($0)") }.joined(separator: "\n")
    }
  }
}
